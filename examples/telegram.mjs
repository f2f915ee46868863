// A bot of Telegram: `/day Chennai` answers with the panchang of today as a picture.
// BOT_TOKEN=... node telegram.mjs
const service = process.env.GANITA_URL ?? 'http://127.0.0.1:8000';
const api = `${process.env.TELEGRAM_URL ?? 'https://api.telegram.org'}/bot${process.env.BOT_TOKEN}`;

const failed = async (answer) => new Error(`${new URL(answer.url).pathname.split('/').at(-1)}: ${await answer.text()}`);

async function call(method, fields) {
  const body = fields instanceof FormData ? fields : JSON.stringify(fields);
  const headers = fields instanceof FormData ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(`${api}/${method}`, { method: 'POST', headers, body });
  if (!answer.ok) throw await failed(answer);
  return (await answer.json()).result;
}

async function answerTo({ chat, text = '' }) {
  const place = /^\/day\s+(.{2,80})$/.exec(text)?.[1];
  if (place === undefined) return call('sendMessage', { chat_id: chat.id, text: 'Send /day and a place.' });
  const found = await fetch(`${service}/location/search?${new URLSearchParams({ query: place })}`);
  if (found.status === 404) return call('sendMessage', { chat_id: chat.id, text: `No place ${place} is known.` });
  if (!found.ok) throw await failed(found);
  const { place: name, latitude, longitude, zone } = await found.json();
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(new Date());
  const picture = await fetch(`${service}/svg/day`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ date, latitude, longitude, zone, format: 'png' }),
  });
  if (!picture.ok) throw await failed(picture);
  const form = new FormData();
  form.set('chat_id', chat.id);
  form.set('caption', `${name}, ${date}`);
  form.set('photo', await picture.blob(), 'day.png');
  return call('sendPhoto', form);
}

for (let offset = 0; ; ) {
  for (const { update_id: id, message } of await call('getUpdates', { offset, timeout: 30 })) {
    offset = id + 1;
    // A message that cannot be answered must not end the bot.
    if (message !== undefined) await answerTo(message).catch((error) => console.error(error.message));
  }
}
