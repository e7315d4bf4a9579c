import { company } from '#contract/common/company.ts';
import { page, type Route } from '../../document/route.ts';
import { breadcrumbData } from '../../document/structuredData.ts';
import { contentDay } from '../../facts/facts.ts';
import { CampaignPage } from './CampaignPage.tsx';
import { readCampaigns, versionsOf, type Campaign } from './campaigns.ts';
import { EndedCampaign } from './EndedCampaign.tsx';

const secondPath = ({ path }: Campaign): `/${string}` => `${path}/b`;
const endedPath = ({ path }: Campaign): `/${string}` => `${path}/ended`;

const endedRoute = (path: Route['path'], campaign: Campaign, others: readonly Campaign[]): Route =>
  page({
    path,
    title: `${campaign.name} has ended | ${company.brand}`,
    description: `The offer “${campaign.name}” ran until ${campaign.endsText}. See our current offers.`,
    keywords: campaign.keywords,
    isIndexed: false,
    status: 410,
    tags: [],
    structuredData: [],
    Page: () => EndedCampaign({ campaign, others }),
  });

const runningRoute = (campaign: Campaign): Route =>
  page({
    path: campaign.path,
    title: `${campaign.name} | ${company.brand}`,
    description: campaign.description,
    keywords: campaign.keywords,
    // Before its first day anyone with the address may see it, but search engines may not list it.
    isIndexed: campaign.state === 'running',
    offer: { ends: campaign.ends, endedPage: endedPath(campaign) },
    lastModified: campaign.starts,
    tags: [campaign.tag],
    structuredData: [breadcrumbData(campaign.name, campaign.path)],
    ...(campaign.experiment && {
      variant: {
        page: secondPath(campaign),
        campaign: campaign.attributes.campaign ?? '',
        starts: campaign.starts,
        sent: campaign.experiment.sent,
      },
    }),
    Page: () => CampaignPage({ campaign: versionsOf(campaign).a }),
  });

/** The second version at an address of its own, which no search engine lists: visitors see it at the first one's. */
function secondRoutes(campaign: Campaign): readonly Route[] {
  const { b } = versionsOf(campaign);
  if (!b) return [];
  const { variant: _variant, ...first } = runningRoute(campaign);
  const path = secondPath(campaign);
  return [{ ...first, path, canonical: campaign.path, isIndexed: false, Page: () => CampaignPage({ campaign: b }) }];
}

/**
 * Each campaign has two pages: the offer, and the one that says that it is over, ready for the day after its last.
 * One that is over when the site is built keeps its address, and is gone for good there.
 */
export function campaignRoutesOn(campaigns: readonly Campaign[]): readonly Route[] {
  const running = campaigns.filter(({ state }) => state === 'running');
  return campaigns.flatMap((campaign) => {
    const others = running.filter((other) => other !== campaign);
    if (campaign.state === 'ended') return [endedRoute(campaign.path, campaign, others)];
    return [runningRoute(campaign), ...secondRoutes(campaign), endedRoute(endedPath(campaign), campaign, others)];
  });
}

/** Pages of campaigns: one file of site/pages/campaigns/content each. */
export const campaignRoutes: readonly Route[] = campaignRoutesOn(readCampaigns(contentDay()));
