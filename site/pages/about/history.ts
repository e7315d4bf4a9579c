interface Milestone {
  readonly year: string;
  readonly title: string;
  readonly text: string;
}

/** SAMPLE CONTENT: an invented history, which an operator replaces with the real one. */
export const history: readonly Milestone[] = [
  {
    year: '2010',
    title: 'Two electricians and a van',
    text: 'The first roof is a terrace in Dunston, within sight of the old coal staithes that gave us our name.',
  },
  {
    year: '2013',
    title: 'A school hall in the sun',
    text: 'Our first roof for the public: the pupils read the meter aloud at assembly for a year.',
  },
  {
    year: '2016',
    title: 'The other side of the meter',
    text: 'Customers ask who sells them the rest of their power. We begin to compare contracts for businesses.',
  },
  {
    year: '2019',
    title: 'HomeCare',
    text: 'Heating engineers join the electricians, and a line that is answered at night.',
  },
  {
    year: '2022',
    title: 'Cars come home to charge',
    text: 'Chargers for driveways, works yards and car parks become a team of their own.',
  },
  {
    year: '2026',
    title: 'Prices before phone numbers',
    text: 'Every quote can be worked out on the screen, with its assumptions beside it.',
  },
];
