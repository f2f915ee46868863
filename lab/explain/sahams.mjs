/** Sahams as A - B + C (docs/rules/02-points-and-arudhas.md#section-6): what each of the three is taken from. */
const ROWS = `
punya Mo Su L; vidya Su Mo L; yasas Ju punya L; mitra Ju punya Ve; mahatmya punya Ma L; asha Sa Ma L; samartha Ma lord L
bhratri= Ju Sa L; gaurava Ju Mo Su; pithri Sa Su L; rajya Sa Su L; maathri Mo Ve L; puthra Ju Mo L; jeeva Sa Ju L
karma Ma Me L; roga= L Mo L; kali Ju Ma L; sastra Ju Sa Me; bandhu Me Mo L; mrithyu= H8 Mo L; paradesa= H9 lord L
artha= H2 lord L; paradara Ve Su L; vanika Mo Me L; vivaha Ve Sa L; santapa Sa Mo H6; sraddha Ve Ma L
preethi sastra punya L; jadya Ma Sa Me; vyaapaara= Ma Sa L; sathru Ma Sa L; jalapatna fixed Sa L; bandhana punya Sa L
apamrithyu H8 Ma L; laabha= H11 lord L`;
const BODIES = {
  Su: 'Sun',
  Mo: 'Moon',
  Ma: 'Mars',
  Me: 'Mercury',
  Ju: 'Jupiter',
  Ve: 'Venus',
  Sa: 'Saturn',
  L: 'lagna',
};

const SAHAMS = new Map(
  ROWS.trim()
    .split(/[;\n]\s*/)
    .map((row) => {
      const [id, ...terms] = row.split(' ');
      return [id.replace('=', ''), { terms, isSame: id.endsWith('=') }];
    }),
);

/** Whether a value is taken from what a term names. */
function isFrom(term, from) {
  if (BODIES[term] !== undefined) return from === `${BODIES[term]}.sidereal`;
  if (term === 'lord') return /^\w+\.sidereal$/.test(from);
  if (term === 'fixed') return from === 'fixed_degrees';
  return from === (/^H\d+$/.test(term) ? `house_${term.slice(1)}` : `${term}_longitude`);
}

/** What is wrong with the terms of sahams among some steps; null where nothing is. */
export function sahamFault(steps) {
  for (const { step, operation, operands } of steps) {
    const [, id, letter] = /^([a-z]+)_([abc])$/.exec(step) ?? [];
    const row = SAHAMS.get(id);
    if (row === undefined) continue;
    const at = 'abc'.indexOf(letter);
    const night = row.isSame || letter === 'c' ? at : 1 - at;
    // Samartha has other terms where Mars owns the lagna.
    if (id === 'samartha' && operands.some(({ taken_from: from }) => from === 'Jupiter.sidereal')) continue;
    const wanted = operation === 'choose' ? [row.terms[at], row.terms[night]] : [row.terms[at]];
    const taken = operands
      .map(({ taken_from: from }) => from)
      .filter((from) => from !== null && from !== 'is_day_birth');
    if (taken.length !== wanted.length || !taken.every((from, place) => isFrom(wanted[place], from)))
      return `${step} is not of ${wanted.join(' and ')}`;
  }
  return null;
}
