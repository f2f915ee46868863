import type { ComponentChildren, VNode } from 'preact';
import { addressOf } from '../addresses.js';
import type { PageFacts } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { PATHS, type PageName } from '../paths.js';
import { Preferences } from './Preferences.js';

/** The pages of the navigation, in its order. */
const NAVIGATION = [
  'home',
  'day',
  'month',
  'chart',
  'kp',
  'match',
  'muhurta',
  'sky',
  'convert',
] as const satisfies readonly PageName[];

/** Pages that belong to another of the navigation. */
const PART_OF: Readonly<Partial<Record<string, PageName>>> = { search: 'muhurta', difference: 'chart' };

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
        <link rel="icon" type="image/svg+xml" href={facts.assets.icon} />
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
          </div>
          {children}
        </main>
        <Footer facts={facts}>{conventions}</Footer>
      </body>
    </html>
  );
}

function Header({ facts }: { readonly facts: PageFacts }): VNode {
  const { say } = useSpeech();
  const current = PART_OF[facts.page] ?? facts.page;
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
          {NAVIGATION.map((name) => (
            <li key={name}>
              <a href={PATHS[name]} aria-current={current === name ? 'page' : undefined}>
                {say[`nav_${name}`]}
              </a>
            </li>
          ))}
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
    </footer>
  );
}
