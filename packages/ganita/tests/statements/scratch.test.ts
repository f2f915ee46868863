import { answer } from 'ganita/api/answer.js';
import { PATTERNS } from 'ganita/api/statements/patterns.data.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { it } from 'vitest';
const B = { date: '1996-12-07', time: '10:34:00', latitude: 13.0827, longitude: 80.2707, zone: 'Asia/Kolkata' };
it('x', async () => {
  const ports = (await openPorts()) as never;
  const show = (body: object, claims: unknown[]) => {
    for (let i = 0; i < claims.length; i += 40) {
      const part = claims.slice(i, i + 40);
      const { statements } = answer('statements' as never, { ...body, claims: part } as never, ports) as never as { statements: object[] };
      statements.forEach((s, at) => console.log(JSON.stringify(part[at]), JSON.stringify(s)));
    }
  };
  show(B, PATTERNS.map((p) => p.example));
  show({ date: '2026-11-08', place: 'London', latitude: 51.5, longitude: -0.12, zone: 'Europe/London' }, ['Tithi is Krishna Amavasya', 'Moon sign is Tula', 'Moon is in Swati', 'Sunrise is at 07:06', 'Deepavali is on November 8, 2026 in Salem', 'Deepavali is on November 9, 2026 in Pune', { subject: 'Diwali 2026', property: 'date', value: '2026-11-08' }, { subject: '2026-11-08', property: 'star', value: 'Svati' }]);
  show(B, [{ subject: 'Moon', property: 'nakshatra', value: 'Swati' }, { subject: 'D-9 Venus', property: 'rashi', value: 'Simha' }, { subject: 'Jupiter mahadasha', property: 'end', value: '2030-07' }, { subject: 'Manglik', property: 'status', value: 'cancelled' }, { subject: 'gaja kesari', property: 'present', value: false }, { subject: 'Moom', property: 'sign', value: 'x' }, { subject: 'Moon', property: 'mood', value: 'x' }, { subject: 'panchang', property: 'tithi', value: 'Dvādaśī' }, { subject: 'Moon', property: 'sign', value: 'Foo' }, 'The Moon will be happy.', 'Moon sign is Libra']);
});
