import type { IntroContent } from '../types';

/** What the intro page says in English until somebody publishes it. */
export const introInEnglish: IntroContent = {
  headers: { logo: null, features: 'How we work', about_us: 'About us', get_started: 'Send a request' },
  intro_page: {
    title: 'The right KOLs, results you can read',
    subtitle:
      'We find voices that fit your brand, run the campaign with them, and report in figures read from every single post.',
    cta_find: 'Find a KOL',
    kols: [],
    platform_desc: 'Facebook, Instagram, TikTok and YouTube in one place',
    bio: 'Every KOL here has a clear profile: which channels, how many followers, what they talk about and how their latest posts were received. You look before you meet, and pay only for the work agreed on.',
    image: null,
  },
  kols_page: {
    title: 'Featured faces',
    subtitle: 'Real people, real figures. Open a profile to see channels, followers and recent posts.',
    kols: [],
  },
  pitching_page: {
    header_title: 'How we work',
    title: 'From an idea to a shortlist within days',
    subtitle: 'You name the goal and the budget. The rest is our job.',
    detail: [
      {
        image: null,
        title: 'The brand comes first',
        content:
          'We read your brief, ask about what is missing and agree with you on what counts as success: views, engagement or buzz.',
      },
      {
        image: null,
        title: 'Proposals with reasons',
        content:
          'Each KOL on the list comes with the reason for being there: sector, followers, the engagement rate of the last ten posts and a price range.',
      },
      {
        image: null,
        title: 'A clear scope of work',
        content:
          'Number of posts, formats, dates and KPIs are written down for everyone before the start. Nobody has to guess who does what.',
      },
    ],
  },
  rate_page: {
    title: 'Results that were measured',
    subtitle: 'Summed over the posts of our campaigns on four networks.',
    engagement: { title: 'Engagement', value: '' },
    buzz: { title: 'Buzz', value: '' },
    comment: { title: 'Comments', value: '' },
    view: { title: 'Views', value: '' },
  },
  ongoing_page: {
    title: 'While the campaign runs',
    detail: [
      {
        image: null,
        title: 'Progress, KOL by KOL',
        content:
          'Who has posted, who is next and which post needs a look: you see it when we do, not at the end of the week.',
      },
      {
        image: null,
        title: 'Figures kept up to date',
        content:
          'Views, engagement and buzz are read again on schedule. A figure nobody could read is called unknown, never 0.',
      },
    ],
  },
  liquidation_page: {
    title: 'When the campaign ends',
    extraction: {
      title: 'A report ready to send',
      content: 'One link, and the same figures as PDF, PowerPoint and Excel, with a code that proves them genuine.',
    },
    pictures: {
      title: 'Proof in pictures',
      content: 'Posts, event pictures and evidence are kept item by item, ready for the final paperwork.',
    },
    recommendation: {
      title: 'Advice for the next one',
      content: 'What worked, who should go on and what to change: written for your campaign by the person who ran it.',
    },
  },
  brand_page: { title: 'Brands we work with', logos: [] },
  contact_page: {
    logo: null,
    email_title: 'E-mail',
    email: '',
    phone_title: 'Phone',
    phone_number: '',
    website_title: 'Website',
    website: '',
    follow_us: 'Follow us',
    profiles: [],
    office_title: 'Office',
    office: '',
    branch_title: 'Branch',
    branch: '',
    company: 'KOL Hub',
  },
  create_campaign: 'Request a campaign',
};
