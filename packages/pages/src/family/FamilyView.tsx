import type { VNode } from 'preact';
import { sentBirth } from '../fields/birthFieldsOfForm.js';
import { Layout } from '../layout/Layout.js';
import type { ViewProps } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { BirthActions } from '../parts/BirthActions.js';
import { BirthFields } from '../parts/BirthFields.js';
import { PATHS } from '../paths.js';

/** The people whose births this browser remembers, and a form that adds one. `live/family.ts` fills the list. */
export function FamilyView({ facts }: ViewProps<null, Record<string, never>>): VNode {
  const { say, words } = useSpeech();
  const { family, page } = words.occasions;
  const { boy, girl } = words.match.phrase;
  return (
    <Layout facts={facts} title={page.family} lede={family.lede}>
      <section
        class="card family"
        data-family
        data-chart={PATHS.chart}
        data-chart-word={say.nav_chart}
        data-varshaphal={PATHS.varshaphal}
        data-varshaphal-word={page.varshaphal}
        data-match={PATHS.match}
        data-match-word={say.entry_match}
        data-boy-word={boy}
        data-girl-word={girl}
        data-forget={say.forget}
        aria-label={page.family}
      >
        <p data-family-empty>{family.none_kept}</p>
        <noscript>
          <p>{family.without_scripts}</p>
        </noscript>
      </section>
      <h2 class="below">{family.add}</h2>
      <form class="card" method="post" action={PATHS.chart} data-birth-form>
        <BirthFields value={sentBirth({}).fields} hasRemembered={false} />
        <BirthActions facts={facts} submit={say.entry_chart} />
      </form>
    </Layout>
  );
}
