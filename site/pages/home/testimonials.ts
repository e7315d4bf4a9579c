type Service = 'Commercial Energy Survey' | 'Solar Installation' | 'Energy Switchover' | 'Commercial Survey';

interface Testimonial {
  readonly name: string;
  readonly position: string;
  readonly service: Service;
  readonly review: string;
}

/** SAMPLE CONTENT: invented people and words. An operator replaces them with reviews that customers wrote. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Moira Lindley',
    position: 'Bakery owner, Tynemouth',
    service: 'Commercial Energy Survey',
    review:
      "They read our half-hourly figures and found that the ovens weren't the problem: the cold room was. The new contract was almost an afterthought.",
  },
  {
    name: 'Tariq Hussain',
    position: 'Homeowner, Fenham',
    service: 'Solar Installation',
    review:
      'Ten panels in a day and a half, and the scaffolding gone by Friday. The app says June paid for our summer.',
  },
  {
    name: 'Jean Robson',
    position: 'Homeowner, Whickham',
    service: 'Energy Switchover',
    review: 'I had put it off for three years. It took one phone call and a photograph of the meter.',
  },
  {
    name: 'Callum Dixon',
    position: 'Operations manager, Team Valley',
    service: 'Commercial Survey',
    review:
      'The surveyor told us which half of the roof not to use. That is when I began to trust the other half of the report.',
  },
  {
    name: 'Priya Nair',
    position: 'Homeowner, Durham',
    service: 'Solar Installation',
    review:
      'The estimate online and the price after the survey were less than a hundred pounds apart, and someone called to explain why.',
  },
  {
    name: 'Graham Teasdale',
    position: 'Finance director, Sunderland',
    service: 'Commercial Energy Survey',
    review:
      "A table with every supplier on one page, our broker fee included in each line. I've asked for that for ten years.",
  },
  {
    name: 'Ellen Fairlamb',
    position: 'Tenant, Heaton',
    service: 'Energy Switchover',
    review: 'Two prepayment meters, one move, no drama. They even told me when staying put would have been cheaper.',
  },
  {
    name: 'Dev Patel',
    position: 'Garage owner, Gateshead',
    service: 'Commercial Survey',
    review:
      'Forty minutes on the roof, two in the cupboard with the fuse board, and a drawing in my inbox the same evening.',
  },
  {
    name: 'Susan and Peter Hall',
    position: 'Homeowners, Morpeth',
    service: 'Solar Installation',
    review:
      'We asked for twelve panels and they sold us nine, because of the chimney. The shade would have eaten the other three.',
  },
  {
    name: 'Anneka Wójcik',
    position: 'Nursery manager, North Shields',
    service: 'Energy Switchover',
    review:
      "Our old contract had rolled over twice without anyone telling us. Now there's a date in the diary and a name beside it.",
  },
  {
    name: 'Robert Ord',
    position: 'Farmer, near Hexham',
    service: 'Commercial Survey',
    review:
      'They came in February, in the sleet, and still measured the byre properly. The answer was honest: wait for the new roof.',
  },
];
