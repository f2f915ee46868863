import type { ComponentChildren, VNode } from 'preact';
import { addressOf } from '../addresses.js';
import type { PageFacts } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { PATHS, type PageName } from '../paths.js';
import { Preferences } from './Preferences.js';

/** The pages of the navigation, in its order, and those in its menu. */
const NAVIGATION = ['home', 'day', 'month', 'chart', 'match', 'muhurta'] as const satisfies readonly PageName[];
const OCCASIONS = ['festivals', 'eclipses', 'varshaphal', 'prashna', 'family'] as const satisfies readonly PageName[];
const IN_MENU = [...OCCASIONS, 'kp', 'sky', 'search', 'convert', 'about'] as const satisfies readonly PageName[];

const isOccasion = (name: PageName): name is (typeof OCCASIONS)[number] =>
  (OCCASIONS as readonly PageName[]).includes(name);

/** Pages that belong to another of the navigation. */
const PART_OF: Readonly<Partial<Record<string, PageName>>> = { difference: 'chart', festival: 'festivals' };

interface LayoutProps {
  readonly facts: PageFacts;
  /** Of the window, and the heading of the page unless `heading` is given. */
  readonly title: string;
  readonly heading?: ComponentChildren;
  /** One quiet line below the heading: what the page is computed for. */
  readonly lede?: ComponentChildren;
  /** The conventions of the figures, below the content. */
  readonly conventions?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A whole page: head, navigation, heading, content, conventions. */
export function Layout({ facts, title, heading, lede, conventions, children }: LayoutProps): VNode {
  const { tag, say } = useSpeech();
  return (
    <html lang={tag} data-theme={facts.theme}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={facts.theme === 'auto' ? 'light dark' : facts.theme} />
        <meta name="referrer" content="same-origin" />
        <title>{`${title} · Ganita`}</title>
        <SharedCard facts={facts} title={title} />
        <link rel="icon" type="image/svg+xml" href={facts.assets.icon} />
        {facts.assets.manifest !== '' && <link rel="manifest" href={facts.assets.manifest} />}
        <link rel="stylesheet" href={facts.assets.style} />
        <script type="module" src={facts.assets.live} />
      </head>
      <body data-page={facts.page}>
        <a class="skip" href="#content">
          {say.skip_to_content}
        </a>
        <Header facts={facts} />
        <main id="content">
          <div class="heading">
            <h1>{heading ?? title}</h1>
            {lede !== undefined && <p class="lede">{lede}</p>}
            {facts.posts && facts.assets.worker !== '' && (
              <p class="lede" data-computed-here hidden>
                {say.device_here}
              </p>
            )}
          </div>
          {children}
        </main>
        <Footer facts={facts}>{conventions}</Footer>
      </body>
    </html>
  );
}

/** What programs show with a link to the page. A page of a birth has the title of its form: nothing of the birth is in it. */
function SharedCard({ facts, title }: Pick<LayoutProps, 'facts' | 'title'>): VNode {
  const { say, tag } = useSpeech();
  const texts: Readonly<Partial<Record<string, string>>> = {
    chart: say.entry_chart_text,
    kp: say.entry_chart_text,
    match: say.entry_match_text,
    muhurta: say.entry_muhurta_text,
  };
  const isOfBirth = facts.posts && Object.keys(facts.fields).length > 0;
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Ganita',
    'og:title': isOfBirth ? say.entry_chart : title,
    'og:description': texts[facts.page] ?? say.about_text,
    'og:locale': tag,
    'og:image': `${facts.origin}${facts.assets.card}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Ganita',
  };
  return (
    <>
      <meta name="description" content={properties['og:description']} />
      <meta name="twitter:card" content="summary_large_image" />
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
    </>
  );
}

function Header({ facts }: { readonly facts: PageFacts }): VNode {
  const { say, words } = useSpeech();
  const current = PART_OF[facts.page] ?? facts.page;
  const wordOf = (name: (typeof NAVIGATION | typeof IN_MENU)[number]): string =>
    name === 'search' ? words.search.phrase.title : isOccasion(name) ? words.occasions.page[name] : say[`nav_${name}`];
  const link = (name: (typeof NAVIGATION | typeof IN_MENU)[number]): VNode => (
    <li key={name}>
      <a href={PATHS[name]} aria-current={current === name ? 'page' : undefined}>
        {wordOf(name)}
      </a>
    </li>
  );
  return (
    <header class="top">
      <a class="brand" href={PATHS.home}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M12 1 23 12 12 23 1 12ZM6.5 6.5h11v11h-11Z" />
        </svg>
        Ganita
      </a>
      <nav aria-label={say.navigation}>
        <ul>
          {NAVIGATION.map(link)}
          <li>
            <details class="menu" name="preferences">
              <summary data-current={(IN_MENU as readonly string[]).includes(current) ? '' : undefined}>
                {say.nav_more}
              </summary>
              <ul class="menu-items">{IN_MENU.map(link)}</ul>
            </details>
          </li>
        </ul>
      </nav>
      <Preferences facts={facts} />
    </header>
  );
}

interface FooterProps {
  readonly facts: PageFacts;
  readonly children: ComponentChildren;
}

function Footer({ facts, children }: FooterProps): VNode {
  const { say } = useSpeech();
  return (
    <footer>
      {children !== undefined && <p class="conventions">{children}</p>}
      <p>
        <a href={addressOf(PATHS.about)}>{say.nav_about}</a> · <a href="/docs">API</a>
        {facts.sourceUrl !== '' && (
          <>
            {' · '}
            <a href={facts.sourceUrl}>{say.source}</a>
          </>
        )}
        {' · AGPL-3.0'}
      </p>
      {facts.assets.worker !== '' && <DeviceOffer worker={facts.assets.worker} />}
    </footer>
  );
}

/** Keeping the pages on the device, and removing them from it. Without scripts nothing of it is shown. */
function DeviceOffer({ worker }: { readonly worker: string }): VNode {
  const { say } = useSpeech();
  return (
    <p class="device" data-device={worker} hidden>
      <button type="button" class="button" data-device-keep hidden>
        {say.device_keep}
      </button>
      <button type="button" class="button" data-device-remove hidden>
        {say.device_remove}
      </button>
      <span
        role="status"
        data-wait={say.device_wait}
        data-failed={say.service_failed}
        data-places={say.device_places}
      />
    </p>
  );
}
