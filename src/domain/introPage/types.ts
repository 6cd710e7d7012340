import type { BuiltInLanguage } from '../languages/rules';
import type { Instant } from '../units';

/** What the intro page says, in one language (spec 1 §3 Intro page content). Texts are plain; pictures are ids of our media. */
export interface IntroContent {
  headers: { logo: string | null; features: string; about_us: string; get_started: string };
  intro_page: {
    title: string;
    subtitle: string;
    cta_find: string;
    /** Banners of KOLs, at most five. */
    kols: { url: string }[];
    platform_desc: string;
    bio: string;
    image: string | null;
  };
  kols_page: { title: string; subtitle: string; kols: FeaturedKol[] };
  pitching_page: { header_title: string; title: string; subtitle: string; detail: PitchingFeature[] };
  rate_page: { title: string; subtitle: string; engagement: Rate; buzz: Rate; comment: Rate; view: Rate };
  ongoing_page: { title: string; detail: PitchingFeature[] };
  liquidation_page: { title: string; extraction: TitledText; pictures: TitledText; recommendation: TitledText };
  brand_page: { title: string; logos: { image: string; name: string }[] };
  contact_page: {
    logo: string | null;
    email_title: string;
    email: string;
    phone_title: string;
    phone_number: string;
    website_title: string;
    website: string;
    follow_us: string;
    /** Three pages of the provider elsewhere. */
    profiles: { name: string; url: string }[];
    office_title: string;
    office: string;
    branch_title: string;
    branch: string;
    company: string;
  };
  create_campaign: string;
}

/** A featured KOL: one of ours, with what the page says instead of the KOL's own picture, name and jobs. */
export interface FeaturedKol {
  kol_id: string;
  image: string | null;
  name: string;
  jobs: string;
}

export interface PitchingFeature {
  image: string | null;
  title: string;
  content: string;
}

export interface TitledText {
  title: string;
  content: string;
}

/** A headline figure as it is written, such as `12,4 triệu`. */
export interface Rate {
  title: string;
  value: string;
}

/** What header and footer of every public page are made of. */
export type SiteFrame = Pick<IntroContent, 'headers' | 'contact_page'>;

/** What the intro page says in a language, for everybody or as it is being edited. */
export interface IntroPage {
  lang: BuiltInLanguage;
  /** Pictures are addresses; in a draft ids. */
  content: IntroContent;
  /** Null while the default is shown. */
  published_at: Instant | null;
  /** What only those who edit it are told. */
  draft?: IntroDraft;
}

export interface IntroDraft {
  /** 0 until it is written for the first time. */
  version: number;
  /** Whether what is edited differs from what is published. */
  unpublished: boolean;
  updated_at: Instant | null;
  updated_by: Person | null;
  /** Where each picture of the content is found for some minutes, by id. */
  pictures: { id: string; url: string }[];
}

/** Something that was published. */
export interface IntroVersion {
  id: string;
  lang: string;
  created_at: Instant;
  created_by: Person | null;
  /** Whether it is what everybody sees. */
  shown: boolean;
}

interface Person {
  id: string;
  fullname: string;
  avatar: string | null;
}
