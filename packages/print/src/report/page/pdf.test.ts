import { expect, it } from 'vitest';
import { documentBytes, openDocument } from './pdf.js';

it('the title of a document is text in its XML, whatever it contains', async () => {
  const document = openDocument({ title: '</rdf:li> << /JS & \u0007 "x"', language: 'en' });
  document.addPage();
  const text = Buffer.from(await documentBytes(document)).toString('utf8');
  const xml = /<dc:title>[\s\S]*<\/dc:title>/.exec(text)?.[0] ?? '';
  expect(xml).toContain('&lt;/rdf:li&gt; &lt;&lt; /JS &amp; \ufffd &quot;x&quot;</rdf:li>');
  expect(xml.match(/<\/rdf:li>/g)).toHaveLength(1);
});
