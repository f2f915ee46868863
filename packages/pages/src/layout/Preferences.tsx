import { LANGUAGES } from '@ganita/words/languages.js';
import { localeOf } from '@ganita/words/words.js';
import type { VNode } from 'preact';
import { PAGE_HOURS, PAGE_THEMES, type PageFacts } from '../page.js';
import { pageSpeech, useSpeech } from '../pageSpeech.js';
import { HiddenFields } from '../parts/HiddenFields.js';
import { SET_HOURS, SET_LANGUAGE, SET_THEME } from '../preferences.js';

/** The time of day by which the forms of times are shown. */
const EXAMPLE_TIME = '17:30';

/**
 * Language, form of times, and appearance. A real form: it sends the fields of the page again, in the body, with the button that was
 * pressed, so that a chart stays on the page and its birth out of the address. With scripts the page is shown again in the same
 * entry of the history (`live/visits.ts`).
 */
export function Preferences({ facts }: { readonly facts: PageFacts }): VNode {
  const { say, language: chosen } = useSpeech();
  return (
    <form class="preferences" method="post" action={facts.path} data-preferences>
      <HiddenFields fields={facts.fields} />
      <details class="menu" name="preferences">
        <summary>
          <span class="unseen">{say.language}: </span>
          {localeOf(chosen).name}
        </summary>
        <div class="menu-items">
          {LANGUAGES.map((language) => (
            <button
              type="submit"
              key={language}
              name={SET_LANGUAGE}
              value={language}
              lang={localeOf(language).tag}
              aria-current={language === facts.language ? 'true' : undefined}
            >
              {localeOf(language).name}
            </button>
          ))}
        </div>
      </details>
      <details class="menu" name="preferences">
        <summary aria-label={say.clock_form}>
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <circle cx="12" cy="12" r="9.2" fill="none" stroke="currentColor" stroke-width="1.6" />
            <path d="M12 6.5V12l4 2.5" fill="none" stroke="currentColor" stroke-width="1.6" />
          </svg>
        </summary>
        <div class="menu-items">
          {PAGE_HOURS.map((hours) => (
            <button
              type="submit"
              key={hours}
              name={SET_HOURS}
              value={hours}
              aria-current={hours === facts.hours ? 'true' : undefined}
            >
              {pageSpeech(chosen, hours).time(EXAMPLE_TIME)}
            </button>
          ))}
        </div>
      </details>
      <details class="menu" name="preferences">
        <summary aria-label={say.appearance}>
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d="M12 2a10 10 0 1 0 0 20Z" />
            <circle cx="12" cy="12" r="9.2" fill="none" stroke="currentColor" stroke-width="1.6" />
          </svg>
        </summary>
        <div class="menu-items">
          {PAGE_THEMES.map((theme) => (
            <button
              type="submit"
              key={theme}
              name={SET_THEME}
              value={theme}
              aria-current={theme === facts.theme ? 'true' : undefined}
            >
              {say[`theme_${theme}`]}
            </button>
          ))}
        </div>
      </details>
    </form>
  );
}
