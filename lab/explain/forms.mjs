/**
 * What each named step may do, from the rule documents: the operation, and its operands in their order. `·` is an earlier
 * value, `·+` any number of them, anything else a number of the rule, and `$` what the path or the name of the step says.
 */
const LINES = `
absolute: round · 6
ahead: divide · 24
angle_at_end: modulo · 360
angle_at_moment: modulo · 360
angle_at_start: modulo · 360
apart: minimum · ·
arc: choose · · · | modulo · 360
are_equal: equal · ·
at: add · ·
average: add · ·
back: subtract 11 · | subtract 360 ·
behind: subtract · 360
benefic: divide · 3
beside_occupied: choose · 0 ·
best: choose · · -1 | choose · · ·
bhuja: minimum · ·
bindus: add ·+
both_at_end: $both · ·
both_at_moment: $both · ·
both_at_start: $both · ·
both_empty: choose · 0 ·
by_day: multiply 60 ·
by_night: subtract 60 ·
change: multiply · ·
cheshta: divide · 3
common: subtract · ·
count: add · 1
count_apart: subtract · ·
count_turned: modulo · 12
counted: add · 1 | choose · · ·
covered: all · · | less 0 ·
day: floor ·
days: subtract · ·
days_left: subtract · ·
days_on: add · 1
degrees: subtract · ·
degrees_in_sign: minimum · 29.999999
distance: minimum · ·
distance_back: subtract 360 ·
distance_forward: modulo · 360
distance_less: subtract · ·
drishti: add · ·
elapsed: divide · ·
emptied: choose · · ·
end: minimum · ·
end_angle: divide · $limbs
end_day: add · ·
end_days: multiply · ·
end_gone: multiply · ·
end_is_there: near · · 0.00001
end_reached: add · ·
end_share: divide · · | divide $index ·
end_turned: multiply · 360
end_years: add ·+
first: maximum · · | modulo · $lords
first_half: less · 15
fits: equal · ·
forward: modulo · 360
from: multiply · ·
from_aries: minimum · ·
from_libra: subtract 180 ·
from_midnight: add · · 0.5
from_noon: divide · 180
gain: choose · 1 0 | choose · · 0
goes_on: less · ·
gone: multiply · · | subtract · ·
half: choose · · · | divide · 2 | modulo · 2
halves: divide · 2
starts_before: at_most · ·
has_exception: any ·+
has_it: any · ·
has_not_ended: less · ·
has_started: at_most · ·
hora: minimum 23 ·
hours: multiply · 24
house: add · 1
house_apart: subtract · ·
house_turned: modulo · 12
houses_before: subtract · 1
in_moolatrikona: equal · ·
inner: modulo · $inner
is_ahead: at_most · 180
is_always: equal · always
is_behind: less · 180
is_both: equal · both
is_jupiter: equal $planet Jupiter
is_lord: equal $planet ·
is_malefic: equal · malefic
is_north: less · 180
is_not_below: at_most · ·
is_not_more: at_most · ·
is_odd: equal · 0
is_of_day: equal · day
is_para: equal · para
is_present: all ·+
is_purva: equal · purva
is_sidereal: near · · 0.00001
is_south: equal · south
is_there: equal · $any | equal · ·
is_vyapti: equal · vyapti
kendra: minimum · ·
kendra_back: subtract 360 ·
kendra_forward: modulo · 360
kendra_less: subtract · ·
kept: choose · · ·
kranti: choose · · ·
kranti_size: divide · 60
lacks_cheshta: subtract 60 ·
lacks_uccha: subtract 60 ·
last: minimum · ·
least: add -1 0.000011574074074074073 | add · 0.000011574074074074073 | minimum ·+
length: maximum 0 · | subtract · ·
less: subtract · ·
less_ayanamsa: subtract · ·
less_strong: subtract · ·
difference: absolute ·
disc_less: subtract · ·
discs: absolute ·
longer: all · ·
lord: modulo · $lords
lord_index: modulo · 7 | modulo · 9
lost: subtract 0 ·
maha_end: add · ·
maha_start: add ·+
malefic: subtract 60 ·
mean: modulo · 360
more: less · ·
most: round · 6
motion: multiply · ·
ninth: modulo · 9
not_negative: maximum 0 ·
number: add · 1 | minimum $limbs ·
of_length: multiply · ·
on_circle: modulo · 360
on_clock: moment · · | later · ·
in_utc: moment · 0
once: choose · · · | divide · 48
one_is_zero: any · ·
one_lord: equal · ·
one_nadi: equal · ·
opposite: subtract 0 ·
outer: floor ·
outers: divide · $inner
own_has: equal · $own
own_is_zero: equal · 0
own_occupied: any ·+
pada: add · · | minimum 4 ·
pada_number: add · 1
pada_of_star: modulo · 4
padas: divide · 360
padas_before: multiply 4 ·
padas_gone: subtract · ·
pairs: floor ·
part: floor ·
partner_has: equal · $partner
partner_is_zero: equal · 0
partner_occupied: any ·+
parts: divide · 30 | divide · 360
parts_before: multiply · $factor | subtract · 1
parts_degrees: multiply 30 ·
parts_gone: floor ·
passed_at_birth: multiply · ·
place: add 3 · · | add · $suffix | add · · · | add · · | choose · · · | modulo · 3
places: modulo · 27
places_gone: subtract · ·
points: add · · | choose · 0 8 | choose · 1 0 | choose · 5 ·
product: multiply · ·
rank: add · ·
rasi_degrees: subtract · ·
rasi_start: multiply 30 ·
ratio: divide · ·
reduced: add · 0 | choose · · · | subtract · ·
rest: maximum 0 · | subtract 1 ·
reversed: subtract $last ·
rounded: round · 6
rounded_degrees: round · 6
row: modulo · 6
rupas: divide · 60
sayana: add · ·
sayana_turned: modulo · 360
share: divide · $span | divide · 4 | divide · ·
sign_index: floor · | subtract $sign 1 | subtract · 1
sign_start: multiply 30 ·
signed: choose · · · | multiply · ·
signs_passed: divide · 30
signs_to_boy: add · 1
signs_to_boy_apart: subtract · ·
signs_to_boy_turned: modulo · 12
since_monday: add · 1
since_sunday: add 2 ·
sixty_times: multiply · 60
size: absolute ·
south: subtract 0 ·
spans: floor ·
star: add · 1 | floor ·
star_degrees: divide 360 27
star_elapsed: subtract · ·
star_index: minimum 26 ·
star_start: multiply · ·
stars: divide · 360 | divide · 4
stars_from_seed: subtract · ·
stars_gone: add · ·
stars_to_boy: modulo · 27
stars_to_girl: modulo · 27
start: minimum · · | subtract 0 ·
start_angle: divide · $limbs
start_day: add · ·
start_days: multiply · ·
start_gone: multiply · ·
start_is_there: near · · 0.00001
start_reached: add · ·
start_share: divide · · | divide $index ·
start_turned: multiply · 360
start_years: add ·+
status: choose · · absent
stays: any · ·
strength: choose · · ·
stretched: multiply · $factor
sum: add ·+
tara_of_boy: add · 1
tara_of_girl: add · 1
tens: divide · 10
third: floor ·
third_of_half: minimum 2 ·
thirds: divide · ·
three_times: multiply 3 ·
times_108: multiply · 108
times_27: multiply · 27
times_parts: multiply · $limbs
total: add ·+
true_ahead: modulo · 360
true_less: subtract · ·
varga_degrees: subtract · ·
varga_index: modulo · 12
varga_longitude: add · ·
varga_start: multiply 30 ·
virupas: add ·+ | choose · $virupas 0 | choose · 60 · | divide · 3 | multiply · · | square_root ·
virupas_of_D-1: choose · 45 ·
war_with: less · 1
weekday_index: modulo · 7
weekdays_on: multiply $weekdays ·
where_present: choose · cancelled present
whole: subtract · ·
whole_hours: floor ·
whole_padas: floor ·
whole_stars: floor ·
with_24: add 24 ·
with_nutation: add · ·
won: divide · ·
written: minimum · ·
years: subtract · 1900
date: choose · · ·
`;

/** The forms of each step by its plain name. */
export const FORMS = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [name, forms] = line.split(': ');
      return [name, forms.split(' | ').map((form) => form.split(' '))];
    }),
);

/** Steps whose names hold an id of the catalogue: an exception of a dosha needs all its conditions. */
export const isException = (name) => name.startsWith('exception_');
