/**
 * What each named step may do, from the rule documents: the operation, and its operands in their order. `·` is an earlier
 * value, `·+` at the end any number of them, anything else a number of the rule, and `$` what the path or the name of the step says.
 */
const LINES = `
a: choose · · · | modulo · 360
absolute: round · 6
acting: choose · · ·
age: minimum 4 ·
agreeing: count · · · ·
agrees: equal · ·
ahead: divide · 24
all: add ·+
all_are_compared: equal · $any
all_from_rahu: all ·+
all_ghatis: divide · 60
all_palas: divide · 60
all_rays: multiply · · ·+
all_vipalas: multiply · 216000
all_years: add · ·
angle: modulo · 360
angle_at_before_month_start: modulo · 360
angle_at_before_next_year: modulo · 360
angle_at_before_year_start: modulo · 360
angle_at_end: modulo · 360
angle_at_moment: modulo · 360
angle_at_month_start: modulo · 360
angle_at_next_year: modulo · 360
angle_at_start: modulo · 360
angle_at_year_start: modulo · 360
apart: minimum · · | subtract · ·
arc: choose · · · | modulo · 360
arc_of_middle: modulo · 360
arc_of_start: modulo · 360
arc_to_a: modulo · 360
arc_to_c: modulo · 360
are_equal: equal · ·
arudha_index: choose · · ·
at: add · · | divide · · | maximum 0 · | divide · 2
at_home: equal · ·
at_place: pick · ·+
atma_karaka_is: equal · $graha
average: add · ·
away: absolute ·
away_back: subtract 12 ·
away_less: subtract · $owner
ayana: choose · uttarayana dakshinayana
b: choose · · · | modulo · 360
back: subtract 11 · | subtract 360 · | subtract 30 ·
before: count true ·+
before_month_start_is_there: near · 0 0.00001
before_month_start_sign: floor ·
before_month_start_signs: divide · 30
before_next_year_is_there: near · 0 0.00001
before_next_year_sign: floor ·
before_next_year_signs: divide · 30
before_owner: count · ·+
before_sunrise: less · ·
before_sunset: less · ·
before_year_start_is_there: near · 0 0.00001
before_year_start_sign: floor ·
before_year_start_signs: divide · 30
behind: subtract · 360
benefic: divide · 3
beside_occupied: choose · 0 ·
best: choose · · -1 | choose · · ·
bhuja: minimum · ·
bindus: add ·+
both: $both · ·
both_at_before_month_start: $both · ·
both_at_before_next_year: $both · ·
both_at_before_year_start: $both · ·
both_at_end: $both · ·
both_at_moment: $both · ·
both_at_month_start: $both · ·
both_at_next_year: $both · ·
both_at_start: $both · ·
both_at_year_start: $both · ·
both_empty: choose · 0 ·
by_day: multiply 60 ·
by_dignity: all · ·
by_night: subtract 60 ·
by_others: choose · · ·
c: choose · · · | modulo · 360
candidate: greatest $suffix ·+
category: choose · · ·
change: multiply · ·
chart_years: choose · · ·
checks_hold: all ·+
cheshta: divide · 3
civil_day: floor ·
combust_factor: choose · 0.5 1
comes_after: less · ·
comes_before: at_most · ·
comes_first: all · ·
common: subtract · ·
companions: count · ·+
count: add · 1
count_apart: subtract · ·
count_turned: modulo · 12
counted: add · 1 | choose · · ·
counted_index: modulo · 12
counts_apart: absolute ·
counts_less: subtract · ·
counts_sum: add · ·
covered: all · · | less 0 ·
cuts: floor ·
date: choose · · · | date ·
day: floor ·
day_before: add · -1
day_of_month: add · 1
day_number: add · 0 | add · · | subtract · · | choose · · · | add · · ·
days: subtract · ·
days_ahead: modulo · 7
days_back: modulo · 7
days_gone: subtract · 1
days_left: subtract · ·
days_on: add · 1
days_passed: subtract · ·
days_since_first: subtract · ·
degrees: subtract · ·
degrees_in_sign: minimum · 29.999999
difference: absolute · | subtract · ·
direction: choose · rahu_to_ketu ketu_to_rahu
disc_less: subtract · ·
discs: absolute ·
distance: minimum · ·
distance_back: subtract 360 ·
distance_forward: modulo · 360
distance_less: subtract · ·
division: add · 1
drishti: add · ·
dwadashi_after: less · ·
dwadashi_before: at_most · ·
dwadashi_has_none: equal · 0
dwadashi_holds: all · ·
dwadashi_sunrises: count true ·+
effective: choose · false ·
eight_on: add · 8
eighth: modulo · ·
ekadashi_after: less · ·
ekadashi_before: at_most · ·
ekadashi_holds: all · ·
elapsed: divide · · | subtract · ·
emptied: choose · · ·
end: minimum · ·
end_angle: divide · $limbs | divide · 30
end_day: add · ·
end_days: multiply · ·
end_gone: multiply · ·
end_is_there: near · · 0.00001 | near · 0 0.00001
end_reached: add · ·
end_share: divide · · | divide $index · | divide $index $lords | add ·+
end_turned: multiply · 360
end_weight: add ·+
end_years: add ·+
entry_is_there: near · 0 0.00001 | near · · 0.00001
exaltation_factor: choose · 2 1
exalted: equal · 4 | minimum 1 ·
exalted_grahas: count true ·+
exalts: all · ·
factor: choose · 3 ·
fatal_distance: absolute ·
fatal_index: modulo · 12
fatal_less: subtract · ·
figure: add · · | choose · · 0
figure_of_owner: multiply · ·
first: maximum · · | modulo · $lords
first_agrees: any · ·
first_and_second: equal · ·
first_and_third: equal · ·
first_day: add · ·
first_half: less · 15
first_is_it: equal · ·
first_is_stronger: all · | less 0 · | less · ·
first_lord: choose · · ·
first_years: multiply · · | maximum 1 ·
fits: equal · ·
fives: choose · 5 0
forward: modulo · 360
four_on: add · 4
four_times: multiply 4 ·
from: multiply · ·
from_aries: minimum · ·
from_libra: subtract 180 ·
from_midnight: add · · 0.5
from_noon: divide · 180
fullness: add · ·
gain: choose · 1 0 | choose · · 0
ghati: floor ·
ghatis: divide · 24
goes_north: any · ·
goes_on: less · · | less · $dasha_years
gone: multiply · · | subtract · · | multiply 5 · | multiply 27 ·
half: choose · · · | divide · 2 | modulo · 2
half_circles: divide · 180
half_end: choose · · ·
half_length: subtract · ·
half_of_middle: divide · 2
half_of_start: divide · 2
half_start: choose · · ·
halves: divide · 2
has: equal · ·
has_exception: any ·+
has_it: any · ·
has_not_ended: less · ·
has_one: equal · 1
has_rank: equal · ·
has_six: equal · 6
has_started: at_most · ·
higher_dignity: less · ·
homes: count true ·+
hora: minimum 23 ·
hours: multiply · 24
house: add · 1 | modulo · 360 | modulo · 12
house_apart: subtract · ·
house_index: modulo · 12
house_lord_is: equal · $graha
house_of: add · $suffix
house_sum: add · $thirties
house_turned: modulo · 12
houses_away: minimum · ·
houses_before: subtract · 1
houses_of_owner: count · ·+
in_eighth: equal · ·
in_first: count true ·+
in_first_half: less · 15
in_kendra: less 0 ·
in_kendras: count true ·+
in_moolatrikona: equal · ·
in_place: greatest $suffix ·+ | pick · ·+
in_second: count true ·+
in_utc: moment · 0
index: modulo · 12
inner: modulo · $inner
is_adhika: equal · 0
is_after_ashwina: at_most 7 ·
is_after_sunrise: at_most 0 ·
is_ahead: at_most · 180 | less 0 ·
is_always: equal · always
is_back: less · 0
is_before: $earlier · ·
is_before_cancer: less · 90
is_behind: less · 180
is_beyond: less 180 ·
is_both: equal · both
is_by_rasi: equal · rasi
is_combust: at_most · ·
is_dark: equal · krishna
is_day_birth: less · · | all · ·
is_dignified: any · ·
is_doubled: any · · ·
is_earlier: all · ·
is_enemy: equal · enemy
is_exalted: equal · exalted
is_excepted: any · ·
is_formed: any ·+
is_forward: equal · false
is_from_capricorn: at_most 270 ·
is_ghatika: equal · ghatika
is_helped: any ·+
is_in_fourth: equal · 3
is_jupiter: equal $planet Jupiter
is_kshaya: equal · 2
is_lord: equal $planet ·
is_malefic: equal · malefic
is_method: equal · $suffix
is_near: at_most · 1
is_nearer: all · ·
is_nearest: equal · 0
is_nija: all · ·
is_north: less · 180
is_not_below: at_most · ·
is_not_more: at_most · ·
is_odd: equal · 0 | equal · odd
is_odd_owner: equal · odd
is_of_day: equal · day
is_of_next_year: all · · ·
is_of_seven: less · 7
is_of_seven_owner: less · 7
is_off: less · ·
is_own: equal · own
is_para: equal · para
is_partial: all · ·
is_phalguna: equal · 11
is_plain: equal · false
is_present: all ·+ | any ·+ | choose · false ·
is_purva: equal · purva
is_reduced: all · ·
is_same: equal · ·
is_seventh: equal · ·
is_sidereal: near · · 0.00001
is_single: equal · 1
is_slow: less · 0.01
is_south: equal · south
is_strict: equal · 7
is_strong_owner: at_most 3 ·
is_then: equal · ·
is_there: equal · $any | equal · ·
is_tripled: any · · ·
is_vargottama: equal · ·
is_vriddhi: at_most · ·
is_vyapti: equal · vyapti
is_wanted: equal · ·
is_within: at_most · ·
joins: equal · ·
jovian_days: multiply · ·
jovian_passed: divide · ·
jovian_years: floor ·
kalas: add · · -1
kali: add · 3179
kartikadi: choose · · ·
kendra: minimum · ·
kendra_back: subtract 360 ·
kendra_forward: modulo · 360
kendra_less: subtract · ·
kept: choose · · ·
key: modulo · $key_length | greatest $suffix ·+
key_place: add · $key_places
key_weight: pick · ·+
kp_number: add · · 1 ·
kranti: choose · · ·
kranti_size: divide · 60
lacks_cheshta: subtract 60 ·
lacks_uccha: subtract 60 ·
larger_half: maximum · ·
last: minimum · ·
later_agree: equal · ·
leader_sign: pick · ·+
least: add -1 0.000011574074074074073 | add · 0.000011574074074074073 | minimum ·+
least_ahead: minimum ·+
left: choose · 0.5 1 | choose · 0.6666666666666666 1 | choose · · 1
length: maximum 0 · | subtract · ·
less: subtract · ·
less_ayanamsa: subtract · ·
less_far: less · ·
less_loss: subtract 1 ·
less_of_middle: subtract · ·
less_of_start: subtract · ·
less_strong: subtract · ·
limit_of_date_before_sankranti: at_most · ·
local: add · ·
longer: all · ·
longitude: add · · | modulo · 360
lord: modulo · $lords
lord_house_index: modulo · 12
lord_index: modulo · 7 | modulo · 9
lord_is: equal · $graha
lord_place: add · $before
lord_sign: pick · ·+
loss: divide · ·
loss_parts: choose · 2 1
lost: subtract 0 ·
maha_end: add · ·
maha_start: add ·+
malefic: subtract 60 ·
mean: modulo · 360
method: choose · amsa ·
middle: modulo · 360
middle_gone: multiply $thirds ·
middle_sum: add · ·
midnight_before_end_of_bhadra: at_most · ·
minutes: multiply · 1440
mirrored: subtract 0 ·
moment: add · ·
month_index: modulo · 12
month_place: add · 1
month_start_is_there: near · 0 0.00001
month_start_sign: floor ·
month_start_signs: divide · 30
moon_decides: any · ·
moon_in_first: equal · 1
moon_in_seventh: equal · 7
more: less · · | choose · 30 0
more_companions: subtract · ·
more_exalted: subtract · ·
more_occupants: subtract · ·
more_parity: subtract · ·
more_quality: subtract · ·
more_score: subtract · ·
most: round · 6 | maximum · ·
motion: multiply · ·
moved: add · $suffix
moved_sign: modulo · 12
moves: all · ·
navamsa: floor ·
navamsa_is_better: less · ·
navamsas: divide · 30 | modulo · 12
nearer_planets: count true ·+
net: subtract · 12
next_count: add · 1
next_day: add · 1
next_entry_is_there: near · 0 0.00001 | near · · 0.00001
next_month: modulo · 12
next_place: add · 1
next_year_is_first: less · 11
next_year_is_in_pisces: equal · 11
next_year_is_there: near · 0 0.00001
next_year_sign: floor ·
next_year_signs: divide · 30
night_lord: modulo · 7
nine_on: add · 9
nine_parts: multiply · 9
nine_times: multiply · 9
ninth: modulo · 9
ninth_index: modulo · 12
no_node_acts: equal · false
node: choose · Rahu ·
node_acts: any ·+
node_is: equal · $graha
not_dignified: equal · false
not_negative: maximum 0 ·
number: add · 1 | minimum $limbs ·
occupants: count · ·+
of: multiply · 120
of_120: multiply · 120
of_length: multiply · ·
on_circle: modulo · 360
on_clock: moment · · | later · ·
once: choose · · · | divide · 48
one_is_zero: any · ·
one_lord: equal · ·
one_nadi: equal · ·
opposite: subtract 0 ·
other: choose · · ·
other_factor: choose · 2 1
other_node: choose · Ketu none
other_of_later: choose · · ·
other_parity: choose · 0 1
outer: floor ·
outers: divide · $inner
own: equal · $planet_of_years
own_has: equal · $own
own_index: choose · · ·
own_is_zero: equal · 0
own_occupied: any ·+
owner_in_place: pick · ·+
pace: absolute ·
pada: add · · | minimum 4 ·
pada_number: add · 1
pada_of_star: modulo · 4
padas: divide · 360
padas_before: multiply 4 ·
padas_gone: subtract · ·
pair_of_months: divide · 2
pairs: floor ·
pala: modulo · 60
palas: floor ·
part: floor · | modulo · ·
part_of_150: minimum 149 ·
part_of_28: minimum 27 ·
partner_has: equal · $partner
partner_is_zero: equal · 0
partner_occupied: any ·+
parts: divide · 30 | divide · 360
parts_before: multiply · $factor | subtract · 1
parts_degrees: multiply 30 ·
parts_gone: floor ·
parts_of_150: divide · 30
parts_of_28: divide · 360
passed: multiply · 0.3 | modulo · 360
passed_at_birth: multiply · ·
passed_back: subtract 360 ·
passed_less: subtract · ·
place: add 3 · · | add · $suffix | add · · · | add · · | choose · · · | modulo · 3 | add · $house
place_after: add · $suffix
place_of_stronger: choose · · ·
places: modulo · 27
places_gone: subtract · ·
planet: choose · $anyone none
points: add · · | choose · 0 8 | choose · 1 0 | choose · 5 ·
points_of_owner: count true ·+
product: multiply · ·
product_of_factors: multiply ·+
purnimanta_index: choose · · ·
quadrant_arc: modulo · 360
quadrant_less: subtract · ·
quadrant_third: divide · 3
quarter: divide · 4
rank: add · · | add · 1
rasi_degrees: subtract · ·
rasi_start: multiply 30 ·
ratio: divide · ·
rays: round · 8
reduced: add · 0 | choose · · · | subtract · ·
rest: maximum 0 · | subtract 1 ·
reversed: subtract $last ·
rises: equal · ·
rounded: round · 6
rounded_degrees: round · 6
row: modulo · 6
rudra: choose · · ·
rudra_is: equal · $graha
rudra_is_one: equal · ·
ruler_index: modulo · 9
rupas: divide · 60
same_companions: equal · ·
same_dignity: equal · false
same_exalted: equal · ·
same_home: equal · ·
same_occupants: equal · ·
same_parity: equal · ·
same_quality: equal · ·
same_score: equal · ·
same_sign: equal · ·
samvatsara_count: add · $samvatsara
samvatsara_index: modulo · 60
sankranti_before_limit_of_first_date: at_most · ·
sayana: add · ·
sayana_turned: modulo · 360
score: count true ·+
season_number: floor ·
season_sum: add · 30
season_turned: modulo · 360
second_agrees: equal · ·
second_years: maximum 0 ·
serial_key: modulo $suffix 9
seventh_index: modulo · 12
shaka: subtract · 78
share: divide · 20 | divide · $span | divide · 4 | divide · · | divide · 30 | divide · 16 | add · · | divide · 45
share_of_zodiac: divide · 360
sign_index: floor · | subtract $sign 1 | subtract · 1
sign_of: pick · ·+
sign_place: add · $before
sign_start: multiply 30 ·
signed: choose · · · | multiply · ·
signs_apart: subtract · ·
signs_before: subtract · 1
signs_entered: modulo · 12
signs_later: add · $index | add · 0 | add · 4 | add · 8
signs_less: subtract · ·
signs_on: add · $fatal | modulo · 12
signs_passed: divide · 30
signs_to_badhaka: add · ·
signs_to_boy: add · 1
signs_to_boy_apart: subtract · ·
signs_to_boy_turned: modulo · 12
since_epoch: subtract · 2451544.5
since_sunday: add · 1 | add 2 · | add · 6
six_on: add · 6
sixteenth: add · ·
sixth: floor ·
sixths: divide · 6
sixties: divide · 60
sixty_degrees: divide · 60
sixty_times: multiply · 60
size: absolute ·
size_of_companions: absolute ·
size_of_exalted: absolute ·
size_of_occupants: absolute ·
size_of_parity: absolute ·
size_of_quality: absolute ·
size_of_score: absolute ·
smaller_half: minimum · ·
smallest_factor: minimum ·+
south: subtract 0 ·
spans: floor ·
star: add · 1 | floor ·
star_degrees: divide 360 27
star_elapsed: subtract · ·
star_gone: subtract · ·
star_index: minimum 26 ·
star_lord: modulo · 9
star_start: multiply · ·
stars: divide · 360 | divide · 4
stars_from_seed: subtract · ·
stars_gone: add · ·
stars_less: subtract · ·
stars_on: modulo · 27
stars_to_boy: modulo · 27
stars_to_girl: modulo · 27
stars_years: multiply 120 ·
start: minimum · · | subtract 0 · | multiply 30 · | modulo · 360
start_angle: divide · $limbs
start_day: add · ·
start_days: multiply · ·
start_gone: multiply · ·
start_is_there: near · · 0.00001 | near · 0 0.00001
start_moved: add · $suffix
start_moved_sign: modulo · 12
start_reached: add · ·
start_share: divide · · | divide $index · | divide $index $lords | add ·+
start_sign: choose · · ·
start_sum: multiply 30 ·
start_turned: multiply · 360
start_weight: add ·+
start_years: add ·+
starts_before: at_most · ·
status: choose · · absent
stays: any · ·
strength: choose · · ·
stretched: multiply · $factor | multiply · 120
stronger_lord: choose · · ·
stronger_other: choose · · ·
stronger_other_is_one: equal · ·
stronger_owner: choose · · ·
stronger_owner_is_one: equal · ·
strongest_of: choose · · ·
subs_before: multiply 9 ·
sum: add ·+
sum_of_middle: add · · | add · $thirties | add · 15
sum_of_start: add · · | add · $thirties | add · -15
sunrise_and_sunset: add · ·
sunrise_before_end: at_most · ·
sunrises: count true ·+
svara_elapsed: subtract · ·
svara_left: subtract 1 ·
tara_of_boy: add · 1
tara_of_girl: add · 1
tens: divide · 10
tens_away: multiply 10 ·
tenth_index: modulo · 12
third: floor ·
third_of_half: minimum 2 ·
thirds: divide · ·
thirty_on: add · 30
three_and_a_half_praharas_before_end: at_most · ·
three_muhurtas_before_end: at_most · ·
three_times: multiply 3 ·
times: multiply 81 · | multiply · ·
times_108: multiply · 108
times_150: multiply · 150
times_27: multiply · 27
times_28: multiply · 28
times_parts: multiply · $limbs
tolerance: divide · 60
total: add ·+
true_ahead: modulo · 360
true_less: subtract · ·
turn: modulo $suffix $key_length | modulo · 12
turn_less: subtract 2 ·
turn_start: multiply 30 ·
turned_place: modulo · 9
twice: multiply 2 ·
twice_less: subtract · ·
twilight_left: subtract 1 ·
unequal_companions: less 0 ·
unequal_exalted: less 0 ·
unequal_home: equal · false
unequal_occupants: less 0 ·
unequal_parity: less 0 ·
unequal_quality: less 0 ·
unequal_score: less 0 ·
units: divide · 9
units_of: multiply · $suffix
varga_degrees: subtract · ·
varga_index: modulo · 12
varga_longitude: add · ·
varga_start: multiply 30 ·
vargottama_factor: choose · 2 1
varnada_back: subtract 12 ·
varnada_count: choose · · ·
varnada_forward: subtract · 1
varnada_index: modulo · 12
varnada_longitude: add · ·
varnada_place: choose · · ·
varnada_start: multiply 30 ·
vikram: add · 135
vikram_of_rule: choose · · ·
vipala: modulo · 60
vipalas: round · 0
virupas: add ·+ | choose · $virupas 0 | choose · 60 · | divide · 3 | multiply · · | square_root · | subtract 60 ·
virupas_of_D-1: choose · 45 ·
war_with: less · 1
way: add · 0.000000001
way_to_a: subtract · ·
way_to_c: subtract · ·
weekday_index: modulo · 7
weekdays_less: subtract · ·
weekdays_more: subtract · ·
weekdays_on: multiply $weekdays ·
weeks_in_days: multiply 7 ·
weight: multiply · · | pick · ·+
well_placed: count true ·+
where_all_differ: choose · · ·
where_present: choose · cancelled present
whole: subtract · ·
whole_degrees: floor ·
whole_hours: floor ·
whole_padas: floor ·
whole_parts: floor ·
whole_stars: floor ·
with_24: add 24 ·
with_karaka: equal · ·
with_nutation: add · ·
won: divide · ·
written: minimum · ·
year_after: add · 1
year_before: subtract · 1
year_of_entry: year ·
year_of_start: year ·
year_start_is_first: less · 11
year_start_is_in_pisces: equal · 11
year_start_is_there: near · 0 0.00001
year_start_sign: floor ·
year_start_signs: divide · 30
years: subtract · 1900 | divide · 360 | divide · 30 | multiply · · · | divide · 45 | pick · ·+ | divide · · | maximum 0 ·
years_by: choose · navamsa rasi
years_in_star: subtract · ·
years_left: subtract · ·
years_rest: subtract · ·
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

/** Steps whose names hold an id of the catalogue: an exception, and a way of conditions. */
export const isException = (name) => name.startsWith('exception_') || /_way_\d+$/.test(name);
