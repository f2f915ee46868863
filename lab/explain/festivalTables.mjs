/** Festivals that are counted from other days, typed in from docs/rules/10-festivals.md#section-10. */
const rows = (text) =>
  new Map(
    text
      .trim()
      .split(/\s*;\s*/)
      .map((row) => {
        const [id, ...numbers] = row.split(/\s+/);
        return [id, numbers.map(Number)];
      }),
  );

/** Days after the other day. */
const OFFSETS = rows(`
  vallabhacharya_jayanti 0; ashadha_chaumasi_chaudas -1; jayaparvati_vrat_ends 5; gayatri_japam 1; randhan_chhath -1;
  dahi_handi 1; paryushana_begins -9; jyeshtha_gauri_puja 1; jyeshtha_gauri_visarjana 2; maha_shashthi -1;
  manikarnika_snan 1; kartika_chaumasi_chaudas -1; gita_jayanti 0; holi 1; phalguna_chaumasi_chaudas -1; lohri -1;
  pahili_raja -1; raja_sankranti 0; kati_bihu 0; anvadhan -1; purnimanta_month_begins 1; pana_sankranti 0;
  fagu_purnima_terai 1; nahay_khay -2; kharna -1; ker_puja 14; bahuda_yatra 8; suna_besha 1; samvatsari_chaturthi -1;
  minjar_begins 0; hola_mohalla 1; bandi_chhor 0; ali_aye_ligang 0; bhogi_telugu -1; kanuma 1; mukkanuma 2;
  saddula_bathukamma 8; bonalu_begins 0; bonalu_secunderabad 0; bonalu 0; medaram_jatara -6; first_onam -1;
  third_onam 1; fourth_onam 2; ayudha_puja_tamil -1; ganesh_second_day 1; bhagoria_begins -7; gauri_gaura 0;
  nyara_pora -1; bhogi_deccan -1`);
/** Weekdays, Sunday 0, one of which is looked for. */
const WEEKDAYS = rows(`
  bhanu_saptami 0; somavati_amavasya 1; varalakshmi_vrat 5; shani_trayodashi 6; ker_puja 2 6; minjar_begins 0; ali_aye_ligang 3; bonalu_begins 0;
  bonalu_secunderabad 0; bonalu 0; medaram_jatara 3`);
/** Weeks after the first such weekday. */
const WEEKS = rows(`
  ker_puja 0; minjar_begins 1; ali_aye_ligang 0; bonalu_begins 0; bonalu_secunderabad 2; bonalu 3; medaram_jatara 0`);

/** Days of solar months; 0 is the day before the first. */
const SOLAR_DAYS = rows(`
  pongal 1; bhogi 0; mattu_pongal 2; puthandu 1; aadi_perukku 18; magh_bihu 1; malayalam_new_year 1;
  mandala_pooja_begins 1; mandala_pooja 41; pohela_boishakh 1; tagore_jayanti_bengal 25; tamu_losar 15; bohag_bihu 1;
  nepali_new_year 1; saune_sankranti 1; maghe_sankranti 1; tusu 0; manasa_puja 0; charak 0; garia_puja 7; goru_bihu 0;
  ambubachi_begins 7; kaanum_pongal 3; sree_narayana_guru_samadhi 5`);

export const FESTIVAL_TABLES = {
  'festival offsets': ([id]) => OFFSETS.get(id)?.[0],
  'festival weekday 1': ([id]) => WEEKDAYS.get(id)?.[0],
  'festival weekday 2': ([id]) => WEEKDAYS.get(id)?.[1],
  'solar days': ([id]) => SOLAR_DAYS.get(id)?.[0],
  'festival weeks': ([id]) => WEEKS.get(id)?.[0],
};
