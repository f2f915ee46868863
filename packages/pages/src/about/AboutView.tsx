import { filled } from '@ganita/words/messages.js';
import { localeOf } from '@ganita/words/words.js';
import { ENGINE } from 'ganita/calculations/engineMeta.js';
import type { VNode } from 'preact';
import { Layout } from '../layout/Layout.js';
import type { Queries, ViewProps } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { Card, Grid } from '../parts/Card.js';
import { Facts } from '../parts/Facts.js';
import type { AboutState } from './about.js';

export function AboutView({ facts, shown }: ViewProps<AboutState, Queries>): VNode {
  const { say, words, figures } = useSpeech();
  const { phrase } = words.report;
  const state = shown?.state;
  return (
    <Layout facts={facts} title={say.nav_about} lede={say.about_text}>
      <Grid>
        <Card title={say.how_computed} span={6}>
          <ul class="links">
            <li>
              <a href="/docs/conventions.md">{phrase.conventions}</a>
            </li>
            <li>
              <a href="/docs/festivals.md">{say.which_festivals}</a>
            </li>
            <li>
              <a href="/docs/panchang.md">{say.nav_day}</a>
            </li>
            <li>
              <a href="/docs/glossary.md">{say.glossary}</a>
            </li>
            <li>
              <a href="/docs">API</a>
            </li>
          </ul>
        </Card>
        <Card title={say.agreement} span={6}>
          {state !== undefined && (
            <p>{filled(say.agreement_text, { equal: figures(state.equal), values: figures(state.compared) }, words)}</p>
          )}
          <p class="more">
            <a href="/docs/agreement.md">{phrase.evidence}</a>
          </p>
        </Card>
        <Card title={say.licences} span={6}>
          <Facts
            rows={[
              [say.licence_of_program, `${ENGINE.name} ${ENGINE.version}, ${ENGINE.licence}`],
              [say.licence_of_ephemeris, 'Swiss Ephemeris, AGPL-3.0'],
              [say.licence_of_places, state?.places ?? ''],
              [say.licence_of_zones, `IANA ${state?.zoneData ?? ''}`],
              ...(facts.sourceUrl === ''
                ? []
                : [
                    [
                      say.source,
                      <a key="source" href={facts.sourceUrl}>
                        {facts.sourceUrl}
                      </a>,
                    ] as const,
                  ]),
            ]}
          />
        </Card>
        <Card title={say.privacy} span={6}>
          <p>{say.privacy_text}</p>
          <p>{say.birth_privacy}</p>
        </Card>
        <Card title={say.unread_words} span={12}>
          <Facts
            rows={(state?.unread ?? []).map(({ language, areas, isAll }) => [
              <span key="language" lang={localeOf(language).tag}>
                {localeOf(language).name}
              </span>,
              isAll ? filled(say.all_areas, { count: figures(areas.length) }, words) : areas.join(', ') || '–',
            ])}
          />
        </Card>
      </Grid>
    </Layout>
  );
}
