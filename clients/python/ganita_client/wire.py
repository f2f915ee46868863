# Made by `npm run data:python` from the OpenAPI document of the service. Do not change it here.
"""Types of requests and answers."""
from __future__ import annotations

from typing import Any, Dict, List, Literal, Optional, TypedDict, Union

AdditionalPoruthamsKey = Literal["mahendra_porutham", "sthree_dheerga_porutham", "vedha_porutham", "rajju_porutham"]
AmsaNature = Literal["cruel", "gentle"]
AmsaRulerId = Literal["Devas", "Pitris", "Naarada", "Agastya", "Durvaasa", "Sanaka", "Sananda", "Kumaara", "Sanaatana", "Kshaara", "Ksheera", "Dadhi", "Ghrita", "Ikshu Rasa", "Madya", "Suddha Jala", "Indra", "Agni", "Yama", "Nirriti", "Varuna", "Vayu", "Kubera", "Ishana", "Brahma", "Ananta", "Ganesha", "Ashwini Kumara", "Sarpa (Ahi)", "Vishnu", "Shiva", "Surya", "Kali/Daya", "Gouri", "Chinna Sheersha", "Pishachini", "Dhoomavati", "Vimalaa", "Baalaa", "Taaraa", "Arunaa", "Swethaa", "Pingalaa", "Bagalamukhi", "Ghoraa", "Sachi", "Roudri", "Sitaa", "Varadaa", "Jayaa", "Tripura/Mangala", "Sumkhi/Aparaajita", "Skanda", "Parashudhara", "Anala", "Vishvakarma", "Bhaga", "Mitra", "Maya", "D-24 Maya", "Antaka", "Vrishdhawaja", "Govinda", "Madana", "Bhima", "Bramha", "Moon", "Aditi", "Jupiter", "Rahu", "Sun", "Aryaman", "Viswakarma", "Vaayu", "Viswaa deva", "Vasu", "Ajacharana", "Ahirbudhanya", "Pooshan", "Chandra", "Marichi", "Twashta", "Dhata", "Ravi", "Yaksha", "Gandharva", "Kaala", "Rakshasa", "Deva", "Kuber", "Kinnar", "Bhrashta", "Kulaghna", "Garala", "Agni/Vahini", "Purishaka", "Apampati", "Marut", "Sarpa", "Amrita", "Indu", "Mridu", "Komala", "Heramba", "Maheshwara", "Ardra", "Kalinasha", "Kshitish", "Kamalakara", "Gulika", "Mrityu", "Kaal", "Daavagni", "Ghora", "Kantaka", "Sudha", "Poornachandra", "Vishadagdha", "Kulanasha", "Vanshakshya", "Utpata", "Saumya", "Komal", "Sheetala", "Karal danstra", "Chandramukhi", "Praveena", "Kalagni", "Dandayuda", "Nirmala", "Kroora", "Atisheetala", "Payodhi", "Bhramana", "Chandrarekha"]
AnandadiId = Literal["ananda", "kaladanda", "dhumra", "dhata", "saumya", "dhwanksha", "dhwaja", "shrivatsa", "vajra", "mudgara", "chhatra", "mitra", "manasa", "padma", "lumbaka", "utpata", "mrityu", "kana", "siddhi", "shubha", "amrita", "mushala", "gada", "matanga", "rakshasa", "chara", "sthira", "vardhamana"]
AnniversaryKind = Literal["tithi_birthday", "nakshatra_birthday", "shraddha", "mahalaya_shraddha"]
AnswerDetail = Literal["brief", "full"]
AppliedAyanamsaMode = Literal["LAHIRI", "TRUE_CITRA", "TRUE_LAHIRI", "KP", "FAGAN", "RAMAN", "USHASHASHI", "YUKTESHWAR", "SURYASIDDHANTA", "SURYASIDDHANTA_MSUN", "ARYABHATA", "ARYABHATA_MSUN", "SS_CITRA", "TRUE_REVATI", "SS_REVATI", "TRUE_PUSHYA", "TRUE_MULA", "KP-SENTHIL", "SENTHIL", "SUNDAR_SS", "SIDM_USER", "JHORA_LAHIRI", "KP_OLD", "KP_TABLE", "KP_STRAIGHT", "LAHIRI_1940", "LAHIRI_VP285", "LAHIRI_ICRC", "JN_BHASIN", "DELUCE", "DJWHAL_KHUL", "GALCENT_MULA_WILHELM", "GALCENT_0SAG", "BABYL_KUGLER1", "BABYL_HUBER", "ALDEBARAN_15TAU", "HIPPARCHOS", "SASSANIAN"]
ArgalaOutcome = Literal["effective", "obstructed", "undecided"]
ArudhaKey = Literal["AL", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11", "UL"]
ArudhaSource = Literal["sign", "number", "direction"]
Association = Literal["conjunction", "mutual_aspect", "exchange"]
AstaMethod = Literal["longitude", "longitude_direct_limits", "arcus_visionis", "kalamsa", "heliacal"]
AstaSide = Literal["west_evening", "east_morning"]
AvoidedWindow = Literal["bhadra", "durmuhurta", "gulika", "rahu_kalam", "varjyam", "yamaganda"]
Ayana = Literal["uttarayana", "dakshinayana"]
AyanamsaMode = Literal["LAHIRI", "TRUE_CITRA", "TRUE_LAHIRI", "KP", "FAGAN", "RAMAN", "USHASHASHI", "YUKTESHWAR", "SURYASIDDHANTA", "SURYASIDDHANTA_MSUN", "ARYABHATA", "ARYABHATA_MSUN", "SS_CITRA", "TRUE_REVATI", "SS_REVATI", "TRUE_PUSHYA", "TRUE_MULA", "KP-SENTHIL", "SENTHIL", "SUNDAR_SS", "SIDM_USER"]
AyurdayaMethod = Literal["pinda", "nisarga", "amsa"]
AyurdayaMethodsKey = Literal["pinda", "nisarga", "amsa"]
BaladiId = Literal["bala", "kumara", "yuva", "vriddha", "mrita"]
BhakootDoshaKind = Literal["dwirdwadasha", "navapanchama", "shadashtaka"]
BinduTable = Literal["sarva", "Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Ascendant"]
Body = Literal["Ascendant", "Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu", "Uranus", "Neptune", "Pluto"]
BodyPart = Literal["above_neck", "neck_to_waist", "below_waist"]
CalculationTypeField = Literal["drik", "ss"]
CalendarPaper = Literal["A4", "A3", "Letter", "A6"]
CalendarSection = Literal["limbs", "sun_moon", "windows", "lunar", "solar", "grahanas", "festivals"]
CautionWeight = Literal["general", "limited"]
ChakraDirection = Literal["north_east", "east", "south_east", "south", "south_west", "west", "north_west", "north"]
ChandraArudhasSectionKey = Literal["chandra_arudha_house_1", "chandra_arudha_house_2", "chandra_arudha_house_3", "chandra_arudha_house_4", "chandra_arudha_house_5", "chandra_arudha_house_6", "chandra_arudha_house_7", "chandra_arudha_house_8", "chandra_arudha_house_9", "chandra_arudha_house_10", "chandra_arudha_house_11", "chandra_arudha_house_12"]
CharaKarakaId = Literal["atma", "amatya", "bhratri", "matri", "pitri", "putra", "jnati", "dara"]
CharaKarakasSectionKey = Literal["atma_karaka", "amatya_karaka", "bhratri_karaka", "maitri_karaka", "pitri_karaka", "putra_karaka", "jnaati_karaka", "dara_karaka"]
ChartId = Literal["D-1", "D-2", "D-3", "D-4", "D-5", "D-6", "D-7", "D-8", "D-9", "D-10", "D-11", "D-12", "D-16", "D-20", "D-24", "D-27", "D-30", "D-40", "D-45", "D-60", "D-81", "D-108", "D-144"]
ChartLayer = Literal["special_lagnas", "upagrahas", "arudhas", "transits", "second_varga"]
ChartStyle = Literal["north", "south", "east"]
ChoghadiyaId = Literal["udvega", "chara", "labha", "amrita", "kala", "shubha", "roga"]
ChoiceAbhijitOnWednesday = Literal["void", "kept"]
ChoiceAbhijitStar = Literal["left_out", "counted"]
ChoiceAngaPositions = Literal["as_positions", "apparent_with_nutation", "drik"]
ChoiceAngaShift = Literal["none", "drik", "mypanchang"]
ChoiceAntardashaOption = Literal["default", "own_onward", "own_backward", "next_onward", "next_backward", "previous_onward", "previous_backward"]
ChoiceAquariusOwner = Literal["stronger", "Saturn", "Rahu"]
ChoiceArudhas = Literal["default", "without_exception", "seven_planets", "seven_planets_without_exception"]
ChoiceAshtakavargaStart = Literal["strongest", "natural", "lagna", "moon_sign", "Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]
ChoiceAshtakavargaTables = Literal["parashara", "varahamihira"]
ChoiceAstaMethod = Literal["longitude", "longitude_direct_limits", "arcus_visionis", "kalamsa", "heliacal"]
ChoiceAyanaMethod = Literal["tropical", "sidereal"]
ChoiceBhavaMadhyaMethod = Literal[1, 2, 3, 4, 5]
ChoiceCalculationType = Literal["drik", "ss"]
ChoiceCalendarSunriseDefinition = Literal["hindu_disc_centre", "apparent_upper_limb", "upper_limb_default", "disc_centre_refraction", "jhora_geometric"]
ChoiceCilCompare = Literal["sub_sub", "sub", "star", "any"]
ChoiceCountLordInSign = Literal["no", "yes"]
ChoiceDashaConditions = Literal["default", "ashtottari_by_paksha", "ashtottari_by_either", "panchottari_in_both_charts"]
ChoiceDiwaliRule = Literal["longer_part", "second_of_two"]
ChoiceEkadashiArunodaya = Literal["fixed_96_minutes", "night_fraction"]
ChoiceGrahaYuddhaVictor = Literal["northern", "lower_longitude"]
ChoiceGrahanaExclusion = Literal["maximum_anywhere", "visible_beginning"]
ChoiceJanmashtamiRule = Literal["nishitha", "jayanti_yoga"]
ChoiceKalachakraStart = Literal["Moon", "kshema", "utpanna", "adhana", "Ascendant", "Sun", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
ChoiceKarakaScheme = Literal["eight", "seven"]
ChoiceKendradiKaraka = Literal["atma", "amatya", "bhratri", "matri", "pitri", "putra", "jnati", "dara"]
ChoiceKpDay = Literal["sunrise", "civil"]
ChoiceKpLatitude = Literal["geographic", "geocentric"]
ChoiceLagnaNutation = Literal["none", "plus_dpsi"]
ChoiceManglikHouses = Literal["standard", "without_2nd_house", "with_1st_house", "with_1st_without_2nd_house"]
ChoiceMoolaGraha = Literal["lagna_moon_or_sun", "lagna_or_moon", "lagna_or_sun", "moon_or_sun", "lagna", "moon", "sun", "order", "full_at_moolatrikona"]
ChoiceMoonEventSpan = Literal["vedic_day", "civil_date"]
ChoiceMoonHorizon = Literal["disc_centre", "upper_limb"]
ChoiceMoonriseDefinition = Literal["as_sunrise", "apparent_upper_limb", "disc_centre_no_refraction", "disc_centre_refraction", "upper_limb_default"]
ChoiceMuhurtaAstaMethod = Literal["longitude", "longitude_direct_limits", "arcus_visionis", "kalamsa", "heliacal"]
ChoiceNaisargikaAntardashas = Literal["all_others", "all_and_own", "without_3_10", "without_2_6_11_12", "without_2_3_6_10_11_12"]
ChoiceNakshatraMahadvadashi = Literal["off", "on"]
ChoiceNepaliCalendar = Literal["surya_siddhanta", "apparent"]
ChoiceNodeAspects = Literal["all", "special_only"]
ChoiceNodeConjunction = Literal["sign", "house", "orb_8"]
ChoiceNodeType = Literal["mean", "true"]
ChoiceObserver = Literal["geocentre", "topocentre"]
ChoicePadanadhamsa = Literal["navamsa", "navamsa_method_2", "navamsa_method_3", "krishna_mishra", "chosen_chart"]
ChoicePanchasvaraNames = Literal["elements", "letters"]
ChoiceParyaaya = Literal["shashtamsa", "chosen_chart", "seventh_for_dual_signs", "tribhagi"]
ChoicePatyayiniSpan = Literal["year", "life"]
ChoicePongalRule = Literal["by_vakya", "by_drik"]
ChoicePositions = Literal["geometric", "apparent", "apparent_true_equinox"]
ChoicePrintedRounding = Literal["nearest_second", "nearest_minute", "seconds_cut_off"]
ChoiceRaashiyanka = Literal["default", "stronger_start", "sthira_years", "stronger_lord_years", "proportional_parts"]
ChoiceRadhaAshtamiRule = Literal["second_of_two", "longer_part"]
ChoiceRakshaBandhanRule = Literal["three_muhurtas", "at_sunrise"]
ChoiceRashmi = Literal["rays", "natural", "vimsottari", "combust_in_eight_degrees"]
ChoiceRituMethod = Literal["tropical", "sidereal", "lunar"]
ChoiceRpScheme = Literal["five", "seven"]
ChoiceSankrantiDay = Literal["dharmashastra", "civil_date", "sunset"]
ChoiceScorpioOwner = Literal["stronger", "Mars", "Ketu"]
ChoiceSeedStar = Literal["default", "Ashwini", "Bharani", "Krittika", "Rohini", "Mrigashira", "Ardra", "Punarvasu", "Pushya", "Ashlesha", "Magha", "Purva Phalguni", "Uttara Phalguni", "Hasta", "Chitra", "Swati", "Vishakha", "Anuradha", "Jyeshtha", "Mula", "Purva Ashadha", "Uttara Ashadha", "Shravana", "Dhanishta", "Shatabhisha", "Purva Bhadrapada", "Uttara Bhadrapada", "Revati"]
ChoiceShashtisamaBalance = Literal["star_balance", "group_balance"]
ChoiceShoolaAntardasha = Literal["sign_of_lord", "stronger_of_axis", "sign_of_lord_of_stronger"]
ChoiceSiddhantaClock = Literal["mean", "gaudiya"]
ChoiceSiddhantaSines = Literal["exact", "tabular"]
ChoiceStartFrom = Literal["Moon", "kshema", "utpanna", "adhana", "Ascendant", "Sun", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu", "dhuma", "vyatipaata", "parivesha", "indrachaapa", "upaketu", "kaala", "mrityu", "artha_praharaka", "yama_ghantaka", "gulika", "maandi", "bhava_lagna", "hora_lagna", "ghati_lagna", "vighati_lagna", "sree_lagna", "indu_lagna", "pranapada_lagna", "kunda_lagna", "bhrigu_bindhu_lagna", "A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11", "A12", "V1", "V2", "V3", "V4", "V5", "V6", "V7", "V8", "V9", "V10", "V11", "V12", "tri_sphuta", "chatur_sphuta", "pancha_sphuta", "prana_sphuta", "deha_sphuta", "mrityu_sphuta", "sookshma_tri_sphuta", "beeja_sphuta", "kshetra_sphuta", "tithi_sphuta", "yoga_sphuta", "yogi_sphuta", "avayogi_sphuta", "rahu_tithi_sphuta"]
ChoiceSubPeriodSplit = Literal["proportional", "equal"]
ChoiceSudarshanaChakra = Literal["signs", "lords", "by_year_length", "ten_rounds"]
ChoiceSudasaAntardasha = Literal["sign_by_sign", "sign_by_sign_from_stronger", "quadrants", "quadrants_from_stronger", "narayana"]
ChoiceSunriseDefinition = Literal["hindu_disc_centre", "apparent_upper_limb", "upper_limb_default", "disc_centre_refraction", "jhora_geometric"]
ChoiceSutakFrom = Literal["visible_begin", "first_contact"]
ChoiceSutakRule = Literal["prahara", "hours_12_9", "none"]
ChoiceTamilMonthMethod = Literal[0, 1, 2, 3]
ChoiceTaraOrder = Literal["sanjay_rath", "parasara"]
ChoiceThrissurPooramRule = Literal["nakshatra_at_midnight", "nakshatra_at_sunrise"]
ChoiceTithiIndex = Literal["janma", "dhana", "bhratri", "matri", "putra", "satru", "kalatra", "mrityu", "bhagya", "karma", "labha", "vyaya"]
ChoiceTithiSource = Literal["drik", "surya_siddhanta", "surya_siddhanta_bija"]
ChoiceTradition = Literal["smarta", "vaishnava", "iskcon", "madhva"]
ChoiceTribhagi = Literal["no", "yes"]
ChoiceVarnaOfSigns = Literal["muhurta_chintamani", "raman"]
ChoiceVarnadaMethod = Literal[1, 2, 3, 4]
ChoiceVijayadashamiRule = Literal["shravana", "at_sunrise"]
ChoiceVikramYearStart = Literal["chaitradi", "purnimanta_chaitradi", "kartikadi"]
ChoiceYearLength = Literal["mean_sidereal", "true_sidereal", "mean_tropical", "true_tropical", "savana", "savana_around_birth", "savana_until_birth", "mean_lunar", "true_lunar", "gregorian", "julian", "savana_360", "calendar", "solar_arc"]
ClockAmbiguity = Literal["overlap", "gap"]
ColumnType = Literal["text", "integer", "number", "boolean", "moment"]
CompoundRelation = Literal["great_friend", "friend", "neutral", "enemy", "great_enemy"]
ConditionRelation = Literal["in_house", "in_house_from", "in_house_from_any", "any_in_house", "any_two_in_house", "any_three_in_house", "none_in_house", "any_in_house_from", "none_in_house_from", "houses_occupied", "occupied_only_by", "signs_occupied", "number_of", "lord_of_house", "in_one_sign", "in_sign", "not_in_sign", "in_nakshatra", "exchange", "has_dignity", "in_house_or_dignity", "joined_by", "aspected_by", "sign_aspected_by", "touched_by", "joined_or_aspected_by", "hemmed_by", "not_hemmed_by", "aspect_each_other", "not_aspected_by", "not_joined_or_aspected_by", "not_sign_aspected_by", "associated_with", "is", "is_not", "friend_of", "has_state", "degrees_below", "degrees_above", "at_degree", "in_half_degree", "in_shashtiamsa", "varga_count", "between"]
Contributor = Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Ascendant"]
CrescentClass = Literal["A", "B", "C", "D", "E", "F"]
DashaLevel = Literal[1, 2, 3, 4, 5, 6]
DashaLord = Literal["Ascendant", "Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu", "Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces", "Ashwini", "Bharani", "Krittika", "Rohini", "Mrigashira", "Ardra", "Punarvasu", "Pushya", "Ashlesha", "Magha", "Purva Phalguni", "Uttara Phalguni", "Hasta", "Chitra", "Swati", "Vishakha", "Anuradha", "Jyeshtha", "Mula", "Purva Ashadha", "Uttara Ashadha", "Shravana", "Dhanishta", "Shatabhisha", "Purva Bhadrapada", "Uttara Bhadrapada", "Revati", "akasha", "agni", "prithvi", "vayu", "jala", "A", "I", "U", "E", "O"]
DashaSeedKind = Literal["nakshatra", "tithi", "yoga", "karana", "sign", "signs", "pada", "part_of_28"]
DashaSystem = Literal["vimsottari", "rasi_bhukthi_vimsottari", "ashtottari", "yogini", "shodasottari", "dwadasottari", "panchottari", "satabdika", "chaturaaseeti_sama", "dwisatpathi", "shashtisama", "shattrimsa_sama", "tithi_ashtottari", "tithi_yogini", "yoga_vimsottari", "karana_chaturaaseeti_sama", "naisargika", "tara", "karaka", "buddhi_gathi", "kaala", "aayu", "saptharishi_nakshathra", "ashtaka_varga_planet", "ashtaka_varga_sign", "ashtaka_varga_pinda", "moola_graha", "rashmi", "panchasvara", "narayana", "narayana_d9", "narayana_d10", "lagna_kendradi", "karaka_kendradi", "sudasa", "drig_method_1", "drig_method_2", "niryana_shoola", "shoola", "chara_method_1", "chara_method_2", "chara_kn_rao", "lagnamsaka", "padanadhamsa_method_1", "padanadhamsa_method_2", "mandooka_method_1", "mandooka_method_2", "sthira", "tara_lagna", "brahma", "varnada", "yogardha", "navamsa", "paryaaya", "trikona", "chakra", "sandhya", "chathurvidha_lagna_uttara", "chathurvidha_kendra_uttara", "chathurvidha_trikona_uttara", "chathurvidha_dasha_uttara", "raashiyanka", "kalachakra_method_1", "kalachakra_method_3", "sudarshana_chakra", "moola_rasi", "drig_legacy", "chara_method_3_male", "chara_method_3_female", "chara_method_4_male", "chara_method_4_female", "chara_method_5_male", "chara_method_5_female", "padanadhamsa_method_3", "pachaka", "kalachakra_method_2", "narayana_d2", "narayana_d3", "narayana_d4", "narayana_d5", "narayana_d6", "narayana_d7", "narayana_d8", "narayana_d11", "narayana_d12", "narayana_d16", "narayana_d20", "narayana_d24", "narayana_d27", "narayana_d30", "narayana_d40", "narayana_d45", "narayana_d60", "narayana_d81", "narayana_d108", "narayana_d144", "chara_method_3", "chara_method_4", "chara_method_5", "mudda", "patyayini", "varsha_narayana", "varsha_narayana_d2", "varsha_narayana_d3", "varsha_narayana_d4", "varsha_narayana_d5", "varsha_narayana_d6", "varsha_narayana_d7", "varsha_narayana_d8", "varsha_narayana_d9", "varsha_narayana_d10", "varsha_narayana_d11", "varsha_narayana_d12", "varsha_narayana_d16", "varsha_narayana_d20", "varsha_narayana_d24", "varsha_narayana_d27", "varsha_narayana_d30", "varsha_narayana_d40", "varsha_narayana_d45", "varsha_narayana_d60", "varsha_narayana_d81", "varsha_narayana_d108", "varsha_narayana_d144"]
DateOrder = Literal["ymd", "dmy", "mdy"]
DayEighths = Literal["choghadiya", "gowri"]
DayYogasKey = Literal["sarvartha_siddhi", "amrita_siddhi", "ravi_pushya", "guru_pushya", "dwipushkar", "tripushkar", "ravi_yoga", "aadal", "vidaal", "ganda_moola", "panchaka", "mrityu", "dagdha", "yamaghata", "utpata"]
DeeptadiId = Literal["deepta", "swastha", "mudita", "shanta", "deena", "duhkhita", "khala", "kopa", "vikala"]
DhaiyyaKind = Literal["kantaka", "ashtama"]
DifferenceUnit = Literal["seconds", "days"]
Dignity = Literal["exalted", "moolatrikona", "own", "friend", "neutral", "enemy", "debilitated"]
Direction = Literal["east", "west", "north", "south"]
DivisionId = Literal["D-1", "D-2", "D-3", "D-4", "D-5", "D-6", "D-7", "D-8", "D-9", "D-10", "D-11", "D-12", "D-16", "D-20", "D-24", "D-27", "D-30", "D-40", "D-45", "D-60", "D-81", "D-108", "D-144", "D-150"]
DrawnDasha = Literal["vimsottari", "rasi_bhukthi_vimsottari", "ashtottari", "yogini", "shodasottari", "dwadasottari", "panchottari", "satabdika", "chaturaaseeti_sama", "dwisatpathi", "shashtisama", "shattrimsa_sama", "tithi_ashtottari", "tithi_yogini", "yoga_vimsottari", "karana_chaturaaseeti_sama", "naisargika", "tara", "karaka", "buddhi_gathi", "kaala", "aayu", "saptharishi_nakshathra", "ashtaka_varga_planet", "ashtaka_varga_sign", "ashtaka_varga_pinda", "moola_graha", "rashmi", "panchasvara", "narayana", "narayana_d9", "narayana_d10", "lagna_kendradi", "karaka_kendradi", "sudasa", "drig_method_1", "drig_method_2", "niryana_shoola", "shoola", "chara_method_1", "chara_method_2", "chara_kn_rao", "lagnamsaka", "padanadhamsa_method_1", "padanadhamsa_method_2", "mandooka_method_1", "mandooka_method_2", "sthira", "tara_lagna", "brahma", "varnada", "yogardha", "navamsa", "paryaaya", "trikona", "chakra", "sandhya", "chathurvidha_lagna_uttara", "chathurvidha_kendra_uttara", "chathurvidha_trikona_uttara", "chathurvidha_dasha_uttara", "raashiyanka", "kalachakra_method_1", "kalachakra_method_3", "sudarshana_chakra", "moola_rasi", "drig_legacy", "chara_method_3_male", "chara_method_3_female", "chara_method_4_male", "chara_method_4_female", "chara_method_5_male", "chara_method_5_female", "padanadhamsa_method_3", "pachaka", "kalachakra_method_2", "narayana_d2", "narayana_d3", "narayana_d4", "narayana_d5", "narayana_d6", "narayana_d7", "narayana_d8", "narayana_d11", "narayana_d12", "narayana_d16", "narayana_d20", "narayana_d24", "narayana_d27", "narayana_d30", "narayana_d40", "narayana_d45", "narayana_d60", "narayana_d81", "narayana_d108", "narayana_d144"]
EclipseKind = Literal["solar", "lunar"]
EclipseMoment = Literal["partial_begin", "total_or_annular_begin", "center_line_begin", "center_line_end", "total_or_annular_end", "partial_end", "p1", "c1", "u1", "c2", "u2", "c3", "u3", "c4", "u4", "p4", "sunrise", "sunset", "moonrise", "moonset"]
EclipseType = Literal["total", "annular", "hybrid", "partial", "penumbral"]
EclipsedBodyPlacesKey = Literal["first_contact", "maximum", "last_contact"]
Element = Literal["fire", "earth", "air", "water"]
Era = Literal["thiruvalluvar", "kollam", "bangabda", "bhaskarabda", "amli", "bikram_sambat", "shaka", "vikram", "vira_nirvana"]
ErrorCode = Literal["out_of_range", "wrong_length", "wrong_format", "not_a_date", "unknown_value", "unknown_name", "contradiction", "requires_field", "answer_too_large", "outside_ephemeris", "invalid_value", "wrong_host", "malformed_request", "wrong_secret", "foreign_origin", "unknown_path", "not_found", "wrong_method", "arrived_too_slowly", "job_damaged", "body_too_large", "unsupported_expectation", "headers_too_large", "missing_field", "unknown_field", "wrong_type", "given_twice", "too_many_items", "nested_too_deep", "malformed_json", "not_utf8", "wrong_content_type", "wrong_content_encoding", "damaged_body", "wrong_content_length", "idempotency_key_used", "too_many_calls", "allowance_used_up", "too_many_batches", "client_disconnected", "calculation_failed", "queue_full", "batches_full", "jobs_unavailable", "jobs_disk_full", "overloaded"]
EventPrecision = Literal["day", "month", "year"]
ExceptionEffect = Literal["cancels", "reduces"]
ExclusionId = Literal["adhika_masa", "kshaya_masa", "guru_asta", "shukra_asta", "guru_bala_vriddha", "shukra_bala_vriddha", "simhastha_guru", "pitru_paksha", "holashtaka", "chaturmasa", "dhanu_mina_masa", "dakshinayana", "grahana_day", "kshaya_tithi_day", "vriddhi_tithi_day", "debt_sankranti_day", "sankranti", "vishti", "vyatipata", "vaidhriti", "bad_yoga", "krakacha", "dagdha_tithi", "masa_dagdha_tithi", "gandanta", "chandrashtama", "panchaka", "bhumi_shayana", "kalasha_chakra", "ekargala", "guru_pushya", "bhauma_ashwini", "shani_rohini", "debt_vriddhi_yoga", "debt_hasta_sunday"]
ExclusionScope = Literal["day", "instant"]
ExclusionSeverity = Literal["forbidden", "caution"]
FestivalAngaKind = Literal["tithi", "nakshatra", "sankranti", "solar_day", "sun_degree"]
FestivalAudience = Literal["all", "north", "gujarati", "marathi", "telugu", "telangana", "kannada", "tamil", "kerala", "bengali", "odia", "assamese", "nepali", "bihari", "rajasthani", "punjabi", "sindhi", "kashi", "braj", "mithila", "south", "central", "konkani", "sri_lanka", "uttarakhand", "himachal", "jammu", "kashmir", "ladakh", "jharkhand", "chhattisgarh", "goa", "tripura", "manipur", "sikkim", "smarta", "vaishnava", "sri_vaishnava", "madhva", "pushti", "swaminarayan", "shaiva", "shakta", "shrauta", "rigveda", "yajurveda", "samaveda", "jain", "sikh", "buddhist", "kabirpanthi", "ravidasia", "arya_samaj", "maheshwari"]
FestivalAuthority = Literal["dharmasindhu", "nirnayasindhu", "drik_panchang", "nepal", "bengal", "odisha_government", "reform_committee", "stock_exchange", "tamil_nadu", "andhra_pradesh", "telangana", "karnataka", "kerala", "sri_lanka", "other_almanacs"]
FestivalBothChoice = Literal["purva", "para", "vyapti"]
FestivalCategory = Literal["festival", "vrata", "jayanti", "new_year", "sankranti", "solar", "parva", "shraddha", "yugadi", "manvadi", "temple", "jain", "sikh", "calendar", "civil"]
FestivalCommunity = Literal["smarta", "vaishnava", "sri_vaishnava", "madhva", "pushti", "swaminarayan", "shaiva", "shakta", "shrauta", "rigveda", "yajurveda", "samaveda", "jain", "sikh", "buddhist", "kabirpanthi", "ravidasia", "arya_samaj", "maheshwari"]
FestivalDecision = Literal["only_day", "first_of_two", "second_of_two", "longer_part", "no_day_start", "no_day_end", "no_day_sunrise", "anga_starts", "three_muhurtas", "bhadra", "midnight_of_bhadra", "last_day_of_kaala", "shravana", "rohini", "other_kaala", "dashami_vedha", "no_dashami_vedha", "mahadvadashi", "dwadashi_kshaya", "offset", "same_day", "weekday", "sankranti", "solar_day", "tibetan_day", "moonset_lag", "sandhi"]
FestivalId = Literal["ugadi", "gudi_padwa", "chaitra_navratri_begins", "gangaur", "andolana_tritiya", "matsya_jayanti", "lakshmi_panchami", "yamuna_chhath", "rama_navami", "rama_navami_vaishnava", "swaminarayan_jayanti", "tara_jayanti", "vamana_dwadashi_chaitra", "mahavira_jayanti", "hanuman_jayanti", "chaitra_navapada_oli_begins", "chaitra_navapada_oli_ends", "vallabhacharya_jayanti", "parashurama_jayanti", "akshaya_tritiya", "varshitapa_parana", "matangi_jayanti", "shankaracharya_jayanti", "surdas_jayanti", "ganga_saptami", "bagalamukhi_jayanti", "sita_navami", "mahavira_kevalagyan", "parashurama_dwadashi", "narasimha_jayanti", "chhinnamasta_jayanti", "buddha_purnima", "kurma_jayanti", "narada_jayanti", "hanuman_jayanti_telugu", "vat_savitri_vrat", "shani_jayanti", "maharana_pratap_jayanti", "dhumavati_jayanti", "jamai_shashthi", "mahesh_navami", "ganga_dussehra", "gayatri_jayanti_jyeshtha", "ramalakshmana_dwadashi", "vat_purnima_vrat", "kabirdas_jayanti", "ashadha_navratri_begins", "rathyatra", "devshayani_gauri_vrat_begins", "vasudeva_dwadashi", "jayaparvati_vrat_begins", "kokila_vrat", "ashadha_chaumasi_chaudas", "guru_purnima", "gauri_vrat_ends", "jayaparvati_vrat_ends", "hariyali_amavasya", "hariyali_teej", "nag_panchami", "kalki_jayanti", "tulsidas_jayanti", "damodara_dwadashi", "raksha_bandhan", "gayatri_jayanti", "hayagriva_jayanti", "narali_purnima", "sanskrit_diwas", "yajurveda_upakarma", "gayatri_japam", "rigveda_upakarma", "kajari_teej", "bahula_chaturthi", "nag_pancham_gujarat", "randhan_chhath", "hal_shashthi", "shitala_satam", "janmashtami", "janmashtami_vaishnava", "dahi_handi", "ashtami_rohini", "sri_jayanti", "janmashtami_assamese", "kali_jayanti", "pithori_amavasya", "pola", "paryushana_begins", "chandra_maha_sangada", "sawan_shivaratri", "samaveda_upakarma", "varaha_jayanti", "hartalika_teej", "ganesh_chaturthi", "rishi_panchami", "samvatsari", "balarama_shashthi", "jyeshtha_gauri_avahana", "jyeshtha_gauri_puja", "jyeshtha_gauri_visarjana", "lalita_saptami", "mahalakshmi_vrat_begins", "durva_ashtami", "radha_ashtami", "vamana_jayanti", "bhuvaneshvari_jayanti", "kalki_dwadashi", "anant_chaturdashi", "ganesh_visarjan", "mahalakshmi_vrat_ends", "jivitputrika_vrat", "bathukamma_begins", "nuakhai", "purnima_shraddha", "pitrupaksha_begins", "maha_bharani", "magha_shraddha", "sarva_pitru_amavasya", "shraddha_dwitiya", "shraddha_tritiya", "shraddha_chaturthi", "shraddha_panchami", "shraddha_shashthi", "shraddha_saptami", "shraddha_ashtami", "shraddha_navami", "shraddha_dashami", "shraddha_ekadashi", "shraddha_dwadashi", "shraddha_trayodashi", "shraddha_chaturdashi", "agrasen_jayanti", "navratri_begins", "upang_lalita_vrat", "bilva_nimantran", "maha_shashthi", "kalparambha", "akal_bodhon", "saraswati_avahan", "saraswati_puja_navratri", "saraswati_balidan", "saraswati_visarjan", "navpatrika_puja", "ashwina_navapada_oli_begins", "durga_ashtami", "maha_navami", "maha_navami_bengal", "durga_balidan", "ayudha_puja", "south_saraswati_puja", "vijayadashami", "durga_visarjan", "vijayadashami_bengal", "vidyarambham", "madhvacharya_jayanti", "buddha_jayanti_dashami", "padmanabha_dwadashi", "kojagara_puja", "valmiki_jayanti", "meerabai_jayanti", "ashwina_navapada_oli_ends", "atla_tadde", "karwa_chauth", "ahoi_ashtami", "radha_kunda_snan", "govatsa_dwadashi", "dhanteras", "yama_deepam", "yama_panchaka_begins", "kali_chaudas", "naraka_chaturdashi", "tamil_deepavali", "diwali", "kedar_gauri_vrat", "kali_puja", "kamala_jayanti", "fulpati", "kumar_purnima", "govardhan_puja", "bali_pratipada", "gujarati_new_year", "bhai_dooj", "nagula_chavithi", "labh_panchami", "soora_samharam", "chhath_puja", "jalaram_jayanti", "gopashtami", "akshaya_navami", "jagaddhatri_puja", "kansa_vadh", "bhishma_panchak_begins", "tulasi_vivah", "yogeshwara_dwadashi", "vaikuntha_chaturdashi", "vishweshwara_vrat", "manikarnika_snan", "dev_diwali", "kartika_chaumasi_chaudas", "guru_nanak_jayanti", "pushkara_snana", "bhishma_panchak_ends", "kartika_rathayatra", "kalabhairav_jayanti", "vivah_panchami", "naga_panchami_telugu", "subrahmanya_sashti", "champa_shashthi", "gita_jayanti", "matsya_dwadashi", "hanuman_jayanti_kannada", "dattatreya_jayanti", "annapurna_jayanti", "bhairavi_jayanti", "kurma_dwadashi", "tailang_swami_jayanti", "guru_gobind_singh_jayanti", "shakambhari_purnima", "sakat_chauth", "vivekananda_jayanti_samvat", "meru_trayodashi", "mauni_amavasya", "magha_navratri_begins", "ganesha_jayanti", "vasant_panchami", "ratha_saptami", "narmada_jayanti", "bhishma_ashtami", "bhishma_dwadashi", "guru_ravidas_jayanti", "lalita_jayanti", "yashoda_jayanti", "shabari_jayanti", "janaki_jayanti", "dayananda_saraswati_jayanti", "maha_shivaratri", "phulera_dooj", "ramakrishna_jayanti", "narasimha_dwadashi", "holika_dahan", "holi", "dol_purnima", "vasanta_purnima", "lakshmi_jayanti", "phalguna_chaumasi_chaudas", "bhai_dooj_phalguna", "shivaji_jayanti_lunar", "ranga_panchami", "sheetala_saptami", "sheetala_ashtami", "varshitapa_arambha", "sonam_losar", "gyalpo_losar", "ekadashi_kamada", "ekadashi_varuthini", "ekadashi_mohini", "ekadashi_apara", "ekadashi_nirjala", "ekadashi_yogini", "ekadashi_devshayani", "ekadashi_kamika", "ekadashi_shravana_putrada", "ekadashi_aja", "ekadashi_parsva", "ekadashi_indira", "ekadashi_papankusha", "ekadashi_rama", "ekadashi_devutthana", "ekadashi_utpanna", "ekadashi_mokshada", "ekadashi_saphala", "ekadashi_pausha_putrada", "ekadashi_shattila", "ekadashi_jaya", "ekadashi_vijaya", "ekadashi_amalaki", "ekadashi_papamochani", "ekadashi_padmini", "ekadashi_parama", "treta_yugadi", "satya_yugadi", "dwapara_yugadi", "kali_yugadi", "manvadi_svayambhuva", "manvadi_svarochisha", "manvadi_vaivasvata", "manvadi_raivata", "manvadi_chakshusha", "manvadi_indra_savarni", "manvadi_daiva_savarni", "manvadi_rudra_savarni", "manvadi_daksha_savarni", "manvadi_tamasa", "manvadi_uttama", "manvadi_dharma_savarni", "manvadi_brahma_savarni", "manvadi_savarni", "chitra_pournami", "kerala_vinayaka_chaturthi", "onam", "thai_pusam", "masi_magam", "panguni_uthiram", "vaikasi_visakam", "andal_jayanti", "arudra_darshan", "karthigai_deepam", "attukal_pongala", "thrissur_pooram", "ramanuja_jayanti", "makara_sankranti", "kumbha_sankranti", "meena_sankranti", "mesha_sankranti", "vrishabha_sankranti", "mithuna_sankranti", "karka_sankranti", "simha_sankranti", "kanya_sankranti", "tula_sankranti", "vrishchika_sankranti", "dhanu_sankranti", "vishwakarma_puja", "pongal", "bhogi", "mattu_pongal", "puthandu", "karadaiyan_nombu", "aadi_perukku", "aadi_amavasai", "agni_nakshatram_begins", "agni_nakshatram_ends", "magh_bihu", "lohri", "vishu", "malayalam_new_year", "mandala_pooja_begins", "mandala_pooja", "pohela_boishakh", "tagore_jayanti_bengal", "vaisakhi", "tamu_losar", "pahili_raja", "raja_sankranti", "bohag_bihu", "kati_bihu", "narasimha_jayanti_vaishnava", "radha_ashtami_vaishnava", "snana_yatra", "shiva_ratri_vaishnava", "govardhan_puja_vaishnava", "akshaya_tritiya_vaishnava", "vasant_panchami_vaishnava", "bhishma_ashtami_vaishnava", "diwali_vaishnava", "nityananda_trayodashi", "balarama_purnima_vaishnava", "vijayadashami_vaishnava", "cheti_chand", "varalakshmi_vrat", "sandhi_puja", "pradosh_vrat", "masik_shivaratri", "kalashtami", "masik_krishna_janmashtami", "masik_durgashtami", "skanda_sashti", "vinayaka_chaturthi", "sankashti_chaturthi", "purnima_vrat", "purnima", "satyanarayana_puja", "darsha_amavasya", "amavasya", "anvadhan", "ishti", "chandra_darshana", "masik_karthigai", "rohini_vrat", "bhanu_saptami", "somavati_amavasya", "shani_trayodashi", "purnimanta_month_begins", "guruvayur_ekadashi", "vaikuntha_ekadashi", "shravan_somwar", "shravani_somvar", "mangala_gauri_vrat", "ashtahnika_begins", "ashtahnika_ends", "pana_sankranti", "adhika_month_begins", "adhika_month_ends", "poya_bak", "poya_vesak", "poya_poson", "poya_esala", "poya_nikini", "poya_binara", "poya_vap", "poya_il", "poya_unduvap", "poya_duruthu", "poya_nawam", "poya_medin", "poya_adhi", "nepali_new_year", "saune_sankranti", "maghe_sankranti", "mata_tirtha_aunsi", "ubhauli", "gai_jatra", "indra_jatra", "bala_chaturdashi", "yomari_punhi", "udhauli", "ghode_jatra", "fagu_purnima", "fagu_purnima_terai", "chaite_dashain", "kushe_aunsi", "mha_puja", "sinhala_tamil_new_year", "savitri_odia", "durga_saptami_odia", "durga_ashtami_odia", "chaiti_chhath", "nahay_khay", "kharna", "madhushravani_begins", "madhushravani", "chaurchan", "sama_chakeva", "sarhul", "karma_puja", "tusu", "sohrai", "manasa_puja", "rash_purnima", "nyara_pora", "charak", "kharchi_puja", "ker_puja", "garia_puja", "hera_panchami", "bahuda_yatra", "suna_besha", "gamha_purnima", "boita_bandana", "prathamastami", "samvatsari_chaturthi", "das_lakshana_begins", "mahavira_nirvana", "jnana_panchami", "harela", "phool_dei", "ghee_sankranti", "igas_bagwal", "nanda_ashtami", "minjar_begins", "sair", "budhi_diwali", "navreh", "herath", "jyeshtha_ashtami", "gauri_tritiya", "pann", "hola_mohalla", "bandi_chhor", "guru_arjan_martyrdom", "guru_tegh_bahadur_martyrdom", "goru_bihu", "ali_aye_ligang", "ambubachi_begins", "sankaradeva_tithi", "madhavadeva_tithi", "cheiraoba", "jhulan_yatra_begins", "heikru_hidongba", "mera_chaoren_houba", "mera_houchongba", "ningol_chakkouba", "sankranti_telugu", "bhogi_telugu", "bhogi_deccan", "kanuma", "mukkanuma", "saddula_bathukamma", "bonalu_begins", "bonalu_secunderabad", "bonalu", "medaram_jatara", "basava_jayanti", "kanakadasa_jayanti", "first_onam", "third_onam", "fourth_onam", "karkidaka_vavu", "makaravilakku", "kaanum_pongal", "ayudha_puja_tamil", "vijayadashami_southern", "sree_narayana_guru_jayanti", "sree_narayana_guru_samadhi", "hanumath_jayanti_tamil", "losar", "stok_guru_tsechu", "matho_nagrang", "saga_dawa", "yuru_kabgyat", "hemis_tsechu", "drukpa_tseshi", "guru_trungkar_tsechu", "pang_lhabsol", "lhabab_duchen", "galdan_namchot", "ladakhi_losar", "losoong", "dosmoche", "shigmo", "uttarayan_gujarat", "ganesh_second_day", "ramdev_jayanti", "teja_dashami", "goga_navami", "bhagoria_begins", "cherchera", "gauri_gaura", "bastar_dussehra_begins"]
FestivalList = Literal["all", "usual"]
FestivalNoneChoice = Literal["start", "end", "sunrise"]
FestivalProcedure = Literal["raksha_bandhan", "holika_dahan", "three_muhurtas", "vijayadashami", "kojagara", "day_of_start", "jayanti_yoga"]
FestivalReading = Literal["nishitha", "jayanti_yoga", "first_of_two", "second_of_two", "longer_part", "at_sunrise", "three_muhurtas", "shravana", "at_nishitha", "at_madhyahna", "in_the_afternoon", "in_the_evening", "after_bhadra", "else_at_sunrise", "else_at_start", "by_drik", "by_surya_siddhanta", "by_vakya", "nakshatra_at_sunrise", "nakshatra_at_midnight", "last_friday", "friday_before"]
FestivalRegion = Literal["north", "gujarati", "marathi", "telugu", "telangana", "kannada", "tamil", "kerala", "bengali", "odia", "assamese", "nepali", "bihari", "rajasthani", "punjabi", "sindhi", "kashi", "braj", "mithila", "south", "central", "konkani", "sri_lanka", "uttarakhand", "himachal", "jammu", "kashmir", "ladakh", "jharkhand", "chhattisgarh", "goa", "tripura", "manipur", "sikkim"]
FestivalRuleKind = Literal["tithi", "siddhanta_tithi", "sun_tithi", "sun_tithi_nakshatra", "sun_nakshatra", "fortnight_nakshatra", "every_nakshatra", "ekadashi", "ekadashi_in_sign", "offset", "on_weekday", "weekday_after", "tibetan", "sunrise_tithi_on_weekday", "weekdays_of_shravana", "sankranti", "sun_degree", "solar_day", "chandra_darshana", "sandhi"]
FestivalSource = Literal["nirnayasindhu", "dharmasindhu", "haribhaktivilasa", "drik_panchang", "timeanddate", "vcal", "reform_committee", "odisha_government", "nepal_government", "nepali_calendars", "sri_lanka_government", "karanapaddhati", "state_gazettes", "press", "kashmiri_list", "meitei_list", "jain_lists", "janson", "common_use", "lunar_month"]
FestivalTradition = Literal["smarta", "vaishnava", "iskcon", "madhva"]
FestivalWindowId = Literal["anga", "pratah", "sangava", "madhyahna", "aparahna", "sayahna", "purvahna", "vijaya", "pradosha", "nishitha", "kutapa", "rauhina", "moonrise", "moonset", "sunset", "next_sunrise", "godhuli", "vrishabha_lagna", "simha_lagna", "mahanishitha", "ghatasthapana", "moon_avoid", "abhyanga", "sandhi_puja", "punya_kala", "until_sankranti", "sandhya", "vrishchika_lagna", "kumbha_lagna", "abhijit", "raksha_bandhan", "holika_dahan", "bhadra", "arunodaya", "prahara_1", "prahara_2", "prahara_3", "prahara_4", "parana", "hari_vasara", "rohini", "maha_punya_kala"]
FestivalWindowKind = Literal["puja", "parana", "avoid", "snana", "anga"]
Gana = Literal["deva", "manushya", "rakshasa"]
Gender = Literal["male", "female"]
GowriId = Literal["uthi", "amirdha", "rogam", "laabam", "dhanam", "sugam", "soram", "visham"]
Graha = Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
GrahaArudhasSectionKey = Literal["Ascendant_arudha", "Sun_arudha", "Moon_arudha", "Mars_arudha", "Mercury_arudha", "Jupiter_arudha", "Venus_arudha", "Saturn_arudha", "Rahu_arudha", "Ketu_arudha"]
GrasaKind = Literal["khandagrasa", "khagrasa", "kankana"]
House = Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
HouseArudhaKey = Literal["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11", "A12"]
HouseKey = Literal["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]
HousesFrom = Literal["lagna", "moon", "cusps"]
JagradadiId = Literal["jagrat", "swapna", "sushupti"]
Kaala = Literal["sunrise", "sunset", "six_in_the_evening", "arunodaya", "dawn", "first_muhurta", "pratah", "sangava", "madhyahna", "aparahna", "aparahna_start", "sayahna", "sayahna_start", "purvahna", "aparahna3", "vijaya", "pradosha", "night", "vedic_day", "nishitha", "midnight", "moonrise", "kutapa", "rauhina"]
KalaSarpaDirection = Literal["rahu_to_ketu", "ketu_to_rahu"]
KalaSarpaType = Literal["ananta", "kulika", "vasuki", "shankhapala", "padma", "mahapadma", "takshaka", "karkotaka", "shankhachuda", "ghataka", "vishadhara", "sheshanaga"]
KarakaScheme = Literal["eight", "seven"]
KaranaId = Literal["bava", "balava", "kaulava", "taitila", "gara", "vanija", "vishti", "shakuni", "chatushpada", "naga", "kimstughna"]
KootaId = Literal["varna", "vasya", "tara", "yoni", "graha_maitri", "gana", "bhakoot", "nadi"]
KootaScoresKey = Literal["varna_porutham", "vasiya_porutham", "dina_tara_porutham", "yoni_porutham", "raasi_adhipathi_porutham", "gana_porutham", "raasi_bahut_porutham", "naadi_porutham"]
KpHouseSystem = Literal["placidus", "porphyry", "whole_sign"]
KpTheory = Literal["four_step", "cuspal_interlinks", "cuspal_sub_lords", "nakshatra_nadi"]
LagnaOrGraha = Literal["Ascendant", "Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
LagnaYearsBy = Literal["rasi", "navamsa"]
LanguageCode = Literal["en", "hi", "ka", "ta", "te", "mr", "gu", "bn", "ml", "ne", "or", "pa", "sa"]
LifeBand = Literal["balarishta", "alpayu", "madhyayu", "poornayu"]
LifeCategory = Literal["short", "middle", "long"]
LifeLimitsKey = Literal["short", "middle", "long"]
LongevityCombinationId = Literal["moon_in_kendra_with_malefic", "moon_in_7_8_12_with_malefic_no_benefic_aspect", "all_malefics_in_2_6_8_12", "weak_moon_in_1_or_8_malefic_in_kendra", "moon_1_mars_8_sun_9_saturn_12", "moon_8_mars_7_rahu_9_jupiter_3", "saturn_8_mars_5_ketu_1", "all_malefics_in_6_8_12", "saturn_1_sun_moon_mars_7", "lord_8_with_ketu_in_1", "moon_with_malefic_in_1", "lord_8_in_1_and_lagna_lord_weak", "scorpio_lagna_sun_jupiter_in_1_lord_8_in_kendra", "rahu_7_moon_8_jupiter_1", "saturn_in_1_malefic_lagna_lord_benefics_in_3_6_9_12", "lords_1_and_8_in_8_with_malefic_no_benefic_aspect", "lord_3_or_6_in_kendra", "two_of_lords_8_10_11_own_or_exalted", "mercury_venus_jupiter_in_2_3_11", "all_seven_in_5_to_8"]
LongevityPairId = Literal["lagna_lord_and_8th_lord", "lagna_and_moon", "moon_and_saturn", "lagna_and_hora_lagna"]
LunarMonthId = Literal["chaitra", "vaishakha", "jyeshtha", "ashadha", "shravana", "bhadrapada", "ashwina", "kartika", "margashirsha", "pausha", "magha", "phalguna"]
Mahadvadashi = Literal["unmilani", "vyanjuli", "trisprisha", "pakshavardhini", "jaya", "vijaya", "jayanti", "papanashini"]
MangalaCreature = Literal["garuda", "cat", "lion", "dog", "serpent", "mouse", "elephant", "hare"]
MangalaElement = Literal["earth", "fire", "ether", "water", "air"]
MangalaSide = Literal["left", "middle", "right"]
MangalaTime = Literal["past", "present", "future"]
MangalaYoni = Literal["dhwaja", "dhuma", "simha", "shvan", "vrisha", "khara", "gaja", "kaka"]
ManglikExceptionId = Literal["mars_in_leo_or_aquarius", "mars_in_2nd_in_sign_of_mercury", "mars_in_4th_in_own_sign", "mars_in_7th_in_cancer_or_capricorn", "mars_in_8th_in_sign_of_jupiter", "mars_in_12th_in_sign_of_venus", "mars_joined_or_aspected_by_jupiter_or_saturn", "mars_retrograde", "mars_combust_or_at_edge_of_sign", "mars_lord_of_lagna", "dispositor_of_mars_debilitated_or_with_dignified_benefic", "mars_strong", "mars_in_movable_sign", "dispositor_of_mars_in_kendra_or_trikona", "lagna_cancer_or_leo", "mars_with_jupiter_or_moon", "jupiter_or_venus_in_lagna"]
ManglikFromPointsKey = Literal["lagna", "moon", "venus"]
ManglikOfPair = Literal["both", "boy_only", "girl_only", "neither"]
MarginGroup = Literal["lagna", "midheaven", "kp_cusps", "Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu", "Uranus", "Neptune", "Pluto", "panchanga", "dashas", "rasi_dashas", "chara_karakas", "houses", "special_lagnas", "upagrahas", "arudhas", "day_parts", "avasthas", "yogas", "doshas"]
MatchDetail = Literal["summary", "full"]
MatchRating = Literal["below_minimum", "average", "very_good", "excellent"]
MetaDetail = Literal["brief", "full"]
MoonPhase = Literal["new_moon", "first_quarter", "full_moon", "last_quarter"]
Motion = Literal["direct", "retrograde"]
MuhurtaClass = Literal["favourable", "neutral", "unfavourable"]
MuhurtaCondition = Literal["vara", "nakshatra", "tithi", "two_favourable", "tara_bala", "chandra_bala", "partner", "lunar_month", "solar_month", "lagna", "forbidden", "caution", "window", "panchaka_rahita", "yoga", "karana", "lattadi_lines", "day_part"]
MuhurtaEventType = Literal["vivaha", "engagement", "garbhadhana", "pumsavana", "seemantha", "namakarana", "annaprashana", "karnavedha", "chudakarana", "aksharabhyasa", "vidyarambha", "upanayana", "deeksha", "griha_arambha", "griha_pravesha", "pratishtha", "well_digging", "property_purchase", "vehicle_purchase", "gold_purchase", "new_clothes", "general_purchase", "general_sale", "business_opening", "job_joining", "oath_taking", "loan_giving", "loan_taking", "travel", "medical_treatment", "surgery", "agriculture_ploughing", "agriculture_sowing", "litigation"]
MuhurtaFactor = Literal["vara", "nakshatra", "tithi", "tara_bala", "chandra_bala"]
MuhurtaId = Literal["rudra", "ahi", "mitra", "pitri", "vasu", "varaha", "vishvedeva", "vidhi", "sutamukhi", "puruhuta", "vahini", "naktanchara", "varuna", "aryaman", "bhaga", "girisha", "ajapada", "ahirbudhnya", "pushya", "ashwini", "yama", "agni", "vidhatri", "kanda", "aditi", "jiva", "vishnu", "dyumadgadyuti", "brahma", "samudra"]
MuhurtaSupport = Literal["sarvartha_siddhi", "amrita_siddhi", "ravi_pushya", "guru_pushya"]
Nadi = Literal["aadi", "madhya", "antya"]
NadiamsaId = Literal["Vasudhaa", "Vaishnavi", "Braahmi", "Kaalakoota", "Shaankari", "Sudhaakari", "Samaa", "Saumyaa", "Suraa", "Maayaa", "Manoharaa", "Maadhavi", "Manjuswanaa", "Ghoraa", "Kumbhini", "Kutilaa", "Prabhaa", "Paraa", "Payasvini", "Maalaa", "Jagati", "Jarjharaa", "Dhruvaa", "Musalaa", "Mudgaraa", "Paashaa", "Champakaa", "Daamakaa(Daamini)", "Mahi", "Kulashaa", "Kamalaa", "Kaantaa", "Kaalaa", "Karikaraa", "Kahamaa", "Durdharaa", "Durbhagaa", "Vishwaa", "Visheernaa", "Vikataa", "Avilaa", "Vibhramaa", "Sukhadaa", "Snigdhaa", "Sodaraa", "Surasundari", "Amritaplaavini", "Kaamadhuk", "Karaveerani", "Gahvaraa", "Kundini", "Raudraa", "Vishaakhyaa", "Vishanaashini", "Narmadaa", "Sheetalaa", "Nimnaa", "Preetaa", "Priyavardhini", "Maanaghnaa", "Chiraa", "Chitrini", "Chiranjeevini", "Bhoopaa", "Gakaharaa", "Naalaa", "Nalini", "Nirmalaa", "Nadi", "Sudhaamritaamshu", "Kaalikaa", "Kalushankuraa", "Trailokyamohankari", "Mahaamaari", "Susheetalaa", "Suprabhaa", "Shobhaa", "Shobhanaa", "Shivadaa", "Shivaa", "Balaa", "Jwaalaa", "Gadaa", "Gaadhaa", "Nootanaa", "Sumanoharaa", "Somavalli", "Somalataa", "Mangalaa", "Mudrikaa", "Kshudhaa", "Mokshaapavargaa", "Balayaa", "Navaneeta", "Nishaachari", "Nirritti", "Nigadaa", "Saraa", "Sangeetaa", "Saamadaa", "Viwhwambharaa", "Kumaari", "Kokilaa", "Kunjaraakriti", "Aindraa", "Swaahaa", "Swaraa", "Vahni", "Rakshajalaaplavaa", "Vaaruni", "Madiraa", "Maitri", "Haarini", "Harini", "Marut", "Dhananjayaa", "Dhanakari", "Dhanadaa", "Kamchhapaambuja", "Maamshaani", "Shooeini", "Raudri", "Shivakari", "Kalaa", "Kundaa", "Mukundaa", "Bharataa", "Haritaa", "Kadalee", "Smaraa", "Kandalaa", "Paapaa", "Kaamini", "Kalashodbhavaa", "Veeraprasoo", "Sangaraa", "Shatayajnaa", "Shataavari", "Prahvi", "Paatalini", "Naagaa", "Pankajaa", "Parameshwari"]
Nakshatra = Literal["Ashwini", "Bharani", "Krittika", "Rohini", "Mrigashira", "Ardra", "Punarvasu", "Pushya", "Ashlesha", "Magha", "Purva Phalguni", "Uttara Phalguni", "Hasta", "Chitra", "Swati", "Vishakha", "Anuradha", "Jyeshtha", "Mula", "Purva Ashadha", "Uttara Ashadha", "Shravana", "Dhanishta", "Shatabhisha", "Purva Bhadrapada", "Uttara Bhadrapada", "Revati"]
NakshatraOf28 = Literal["Ashwini", "Bharani", "Krittika", "Rohini", "Mrigashira", "Ardra", "Punarvasu", "Pushya", "Ashlesha", "Magha", "Purva Phalguni", "Uttara Phalguni", "Hasta", "Chitra", "Swati", "Vishakha", "Anuradha", "Jyeshtha", "Mula", "Purva Ashadha", "Uttara Ashadha", "Abhijit", "Shravana", "Dhanishta", "Shatabhisha", "Purva Bhadrapada", "Uttara Bhadrapada", "Revati"]
NamingSyllable = Literal["cū", "ce", "co", "lā", "lī", "lū", "le", "lo", "a", "ī", "u", "e", "o", "vā", "vī", "vū", "ve", "vo", "kā", "kī", "kū", "gha", "ṅa", "cha", "ke", "ko", "hā", "hī", "hū", "he", "ho", "ḍā", "ḍī", "ḍū", "ḍe", "ḍo", "mā", "mī", "mū", "me", "mo", "ṭā", "ṭī", "ṭū", "ṭe", "ṭo", "pā", "pī", "pū", "ṣa", "ṇa", "ṭha", "pe", "po", "rā", "rī", "rū", "re", "ro", "tā", "tī", "tū", "te", "to", "nā", "nī", "nū", "ne", "no", "yā", "yī", "yū", "ye", "yo", "bhā", "bhī", "bhū", "dhā", "phā", "ḍhā", "bhe", "bho", "jā", "jī", "khī", "khū", "khe", "kho", "gā", "gī", "gū", "ge", "go", "sā", "sī", "sū", "se", "so", "dā", "dī", "dū", "tha", "jha", "ña", "de", "do", "cā", "cī"]
NaturalRelation = Literal["friend", "neutral", "enemy"]
NityaYogaId = Literal["vishkambha", "priti", "ayushman", "saubhagya", "shobhana", "atiganda", "sukarma", "dhriti", "shula", "ganda", "vriddhi", "dhruva", "vyaghata", "harshana", "vajra", "siddhi", "vyatipata", "variyana", "parigha", "shiva", "siddha", "sadhya", "shubha", "shukla", "brahma", "indra", "vaidhriti"]
NoAstaLimit = Literal["no_rise_or_set", "not_found"]
Node = Literal["Rahu", "Ketu"]
NodeAgencyKind = Literal["conjoined", "aspecting", "star_lord", "sign_lord"]
NodeTypeField = Literal["mean", "true"]
NumberScheme = Literal["249", "2193", "108", "1800", "27", "12"]
Numerals = Literal["native", "latin"]
OffsetSource = Literal["zone", "local_mean_time", "supplied"]
Operation = Literal["add", "subtract", "multiply", "divide", "floor", "modulo", "minimum", "maximum", "absolute", "square_root", "round", "equal", "less", "at_most", "near", "count", "pick", "greatest", "all", "any", "choose", "year", "date", "moment", "later", "lookup", "interpolate", "condition"]
PachakadiId = Literal["pachaka", "bodhaka", "karaka", "vedhaka"]
PairException = Literal["same_sign_different_star", "same_star_different_sign", "same_star_different_pada", "both_stars_exempt", "same_sign_lord", "mutually_friendly_sign_lords", "same_or_friendly_navamsa_lords", "nadi_clear", "tara_clear", "vasya_present", "same_or_friendly_sign_lords", "bhakoot_clear", "bride_star_beyond_14th"]
PairSetId = Literal["lagna_moon", "moon_saturn"]
Paksha = Literal["shukla", "krishna"]
PanchakaId = Literal["mrityu", "agni", "raja", "chora", "roga"]
PapaOfMaleficsKey = Literal["Sun", "Mars", "Saturn", "Rahu", "Ketu"]
PartQuality = Literal["good", "neutral", "bad"]
Paya = Literal["gold", "silver", "copper", "iron"]
PersonalSection = Literal["anniversaries", "janma_nakshatra", "chandrashtama", "balas"]
PictureFormat = Literal["svg", "png"]
PictureHeading = Literal["birth", "title"]
PictureTheme = Literal["light", "dark", "print"]
PitruReasonId = Literal["luminary_or_rahu_in_9th", "ketu_in_4th", "luminary_or_node_with_mars_or_saturn", "two_of_mercury_venus_rahu_together", "luminary_with_node"]
PlaceMatch = Literal["exact", "similar"]
Planet = Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]
PoruthamGrade = Literal["uttama", "madhyama", "adhama"]
PoruthamId = Literal["dina", "gana", "mahendra", "stree_deergha", "yoni", "rasi", "rasi_adhipati", "vasya", "rajju", "vedha"]
PrashnaSphutasKey = Literal["tri_sphuta", "chatur_sphuta", "pancha_sphuta", "prana_sphuta", "deha_sphuta", "mrityu_sphuta"]
PraveshaKind = Literal["annual", "tithi"]
PresetName = Literal["ganita", "raman", "kn_rao", "contract", "jhora", "astrosage", "drik", "prokerala", "mypanchang", "gupta_press", "scs_math", "nepal"]
PrintedUnit = Literal["arcseconds", "seconds", "bindus"]
RajaYogaSubType = Literal["dharma_karmadhipati", "vipareeta", "neecha_bhanga"]
Rajju = Literal["pada", "kati", "nabhi", "kantha", "shiro"]
RajjuDirection = Literal["ascending", "descending", "head"]
ReductionFactorsKey = Literal["combust", "enemy_sign", "visible_half", "malefic_in_lagna"]
RegionalCalendar = Literal["tamil", "malayalam", "bengali", "assamese", "odia", "nepali", "telugu_kannada", "north_indian", "gujarati", "vira_nirvana", "saka_civil"]
RegionalMonth = Literal["chithirai", "vaikaasi", "aani", "aadi", "aavani", "purattaasi", "aippasi", "kaarthigai", "maargazhi", "thai", "maasi", "panguni", "medam", "edavam", "mithunam", "karkidakam", "chingam", "kanni", "thulam", "vrischikam", "dhanu", "makaram", "kumbham", "meenam", "boishakh", "joishtho", "asharh", "srabon", "bhadro", "ashwin", "kartik", "ogrohayon", "poush", "magh", "falgun", "choitro", "bohag", "jeth", "ahar", "xaon", "bhado", "ahin", "kati", "aghon", "puh", "fagun", "sot", "baisakha", "jyestha", "asadha", "srabana", "bhadraba", "aswina", "kartika", "margasira", "pausa", "magha", "phalguna", "chaitra", "baisakh", "jestha", "asar", "shrawan", "bhadau", "asoj", "mangsir", "pus", "phagun", "chait", "vaishakha", "jyeshtha", "ashadha", "shravana", "bhadrapada", "ashwina", "margashirsha", "pausha"]
ReportChartStyle = Literal["north", "south"]
ReportPage = Literal["cover", "charts", "rasi", "navamsa", "moon_and_bhava", "planets", "planet_states", "special_points", "antardashas", "avakahada", "contents", "doshas", "yogas", "strengths", "ashtakavarga", "ashtakavarga_reductions", "saturn", "shodasavarga", "divisional_charts", "kp", "sahams", "arudhas", "yogini", "chara", "other_graha_dashas", "rasi_dashas", "running_dashas", "vimsottari", "year", "tajaka_yogas", "mudda", "months", "match_charts", "kootas", "poruthams", "match_doshas", "conventions", "sheet"]
ReportTemplate = Literal["family", "astrologer", "short", "sheet", "annual", "matching"]
RequestLanguage = Literal["en", "hi", "ka", "ta", "te", "mr", "gu", "bn", "ml", "ne", "or", "pa", "sa", "kn"]
RisingMode = Literal["sirshodaya", "prishtodaya", "ubhayodaya"]
Ritu = Literal["vasanta", "grishma", "varsha", "sharad", "hemanta", "shishira"]
RulingRole = Literal["lagna_star_lord", "lagna_sign_lord", "moon_star_lord", "moon_sign_lord", "day_lord", "lagna_sub_lord", "moon_sub_lord"]
SadeSatiHouse = Literal["12th", "1st", "2nd"]
SadeSatiPhase = Literal["rising", "peak", "setting"]
SahamsSectionKey = Literal["punya", "vidya", "yasas", "mitra", "mahatmya", "asha", "samartha", "bhratri", "gaurava", "pithri", "rajya", "maathri", "puthra", "jeeva", "karma", "roga", "kali", "sastra", "bandhu", "mrithyu", "paradesa", "artha", "paradara", "vanika", "karyasiddhi", "vivaha", "santapa", "sraddha", "preethi", "jadya", "vyaapaara", "sathru", "jalapatna", "bandhana", "apamrithyu", "laabha"]
SamvatsaraId = Literal["prabhava", "vibhava", "shukla", "pramoda", "prajapati", "angirasa", "shrimukha", "bhava", "yuva", "dhatri", "ishvara", "bahudhanya", "pramathi", "vikrama", "vrisha", "chitrabhanu", "svabhanu", "tarana", "parthiva", "vyaya", "sarvajit", "sarvadhari", "virodhi", "vikriti", "khara", "nandana", "vijaya", "jaya", "manmatha", "durmukhi", "hevilambi", "vilambi", "vikari", "sharvari", "plava", "shubhakrit", "shobhakrit", "krodhi", "vishvavasu", "parabhava", "plavanga", "kilaka", "saumya", "sadharana", "virodhikrit", "paridhavi", "pramadi", "ananda", "rakshasa", "anala", "pingala", "kalayukta", "siddharthi", "raudra", "durmati", "dundubhi", "rudhirodgari", "raktakshi", "krodhana", "akshaya"]
SaptavargaKey = Literal["D-1_rasi", "D-2_hora", "D-3_drekkana", "D-7_saptamsa", "D-9_navamsa", "D-12_dwadasamsa", "D-30_trimsamsa"]
SectionKey = Literal["calendar_info", "bhava_chart", "ayanamsa_value", "julian_day", "divisional_charts", "nakshatra_pada", "amsa_rulers", "yogas", "doshas", "chara_karakas", "sahams", "upagrahas", "special_lagnas", "house_varnadas", "graha_arudhas", "surya_arudhas", "chandra_arudhas", "house_relationships", "planetary_states", "shad_bala", "bhava_bala", "other_bala", "vimsopaka_bala", "vaiseshikamsa_bala", "ashtakavarga", "arudha_padhas", "sphuta", "graha_dashas", "rasi_dashas", "saturn_transits", "longevity_prediction", "planets", "birth_attributes", "margins"]
ShivaVasa = Literal["cremation_ground", "kailasa", "with_gauri", "on_nandi", "in_assembly", "at_meal", "at_play"]
SideHalf = Literal[1, 2]
Sign = Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]
SignDignity = Literal["exalted", "own", "friend", "neutral", "enemy", "debilitated"]
SignificatorLetter = Literal["a", "b", "c", "d"]
SolarConjunctionKind = Literal["inferior", "superior", "solar"]
SpecialLagna = Literal["bhava_lagna", "hora_lagna", "ghati_lagna", "vighati_lagna", "sree_lagna", "indu_lagna", "pranapada_lagna", "kunda_lagna", "bhrigu_bindhu_lagna"]
SpecialTaraId = Literal["janma", "karma", "samudayika", "sanghatika", "jati", "naidhana", "desa", "abhisheka", "adhana", "vainasika", "manasa"]
SphutaSectionKey = Literal["tri", "chatur", "pancha", "prana", "deha", "mrityu", "sookshma_tri", "beeja", "kshetra", "tithi", "yoga", "yogi", "avayogi", "rahu_tithi"]
StatementKind = Literal["classical_method"]
Strictness = Literal["strict", "standard", "lenient"]
SunriseDefinition = Literal["hindu_disc_centre", "apparent_upper_limb", "upper_limb_default", "disc_centre_refraction", "jhora_geometric"]
SuryaArudhasSectionKey = Literal["surya_arudha_house_1", "surya_arudha_house_2", "surya_arudha_house_3", "surya_arudha_house_4", "surya_arudha_house_5", "surya_arudha_house_6", "surya_arudha_house_7", "surya_arudha_house_8", "surya_arudha_house_9", "surya_arudha_house_10", "surya_arudha_house_11", "surya_arudha_house_12"]
SutraResult = Literal["jeeva", "roga", "mrityu", "mixed"]
TajakaAffliction = Literal["combust", "retrograde", "low_dignity"]
TajakaAspect = Literal["friendly", "hostile", "neutral"]
TajakaCloseness = Literal["complete", "current", "future"]
TamilMonthId = Literal["chithirai", "vaikaasi", "aani", "aadi", "aavani", "purattaasi", "aippasi", "kaarthigai", "maargazhi", "thai", "maasi", "panguni"]
TamilYogaId = Literal["siddha", "prabalarishta", "marana", "amrita"]
TaraBalaKey = Literal["from_moon", "from_sun", "from_lagna"]
TaraId = Literal["janma", "sampat", "vipat", "kshema", "pratyari", "sadhaka", "vadha", "mitra", "parama_mitra"]
Taragraha = Literal["Mars", "Mercury", "Jupiter", "Venus", "Saturn"]
TemporaryRelation = Literal["friend", "enemy"]
TenPoruthamKey = Literal["dina_porutham", "gana_porutham", "mahendra_porutham", "sthree_dheerga_porutham", "yoni_porutham", "raasi_porutham", "raasi_adhipathi_porutham", "vasiya_porutham", "rajju_porutham", "vedha_porutham"]
TimeUpagraha = Literal["kaala", "mrityu", "artha_praharaka", "yama_ghantaka", "gulika", "maandi"]
TithiClass = Literal["nanda", "bhadra", "jaya", "rikta", "purna"]
TithiId = Literal["pratipada", "dwitiya", "tritiya", "chaturthi", "panchami", "shashthi", "saptami", "ashtami", "navami", "dashami", "ekadashi", "dwadashi", "trayodashi", "chaturdashi", "purnima", "amavasya"]
TraditionField = Literal["smarta", "vaishnava", "iskcon", "madhva"]
TransitEventType = Literal["sign_change", "nakshatra_change", "retrograde_station"]
TwilightPeriod = Literal["dawn", "day", "dusk", "night"]
TwilightState = Literal["all_night", "never"]
UnansweredReason = Literal["unknown_sentence", "unknown_subject", "unknown_property", "unknown_value", "ambiguous", "unknown_place", "needs_birth", "no_value"]
UnexplainedReason = Literal["unknown_path", "needs_birth", "needs_partner", "no_value", "not_derived", "other_rules", "not_reproduced"]
Upagraha = Literal["dhuma", "vyatipaata", "parivesha", "indrachaapa", "upaketu", "kaala", "mrityu", "artha_praharaka", "yama_ghantaka", "gulika", "maandi"]
VaiseshikamsaId = Literal["kimsuka", "vyanjana", "chamara", "chatra", "kundala", "mukuta", "parijata", "uttama", "gopura", "simhasana", "paravata", "devaloka", "brahmaloka", "airavata", "sridhama", "bhedaka", "kusuma", "nagapurusha", "kanduka", "kerala", "kalpavriksha", "chandanavana", "poornachandra", "uchchaisrava", "dhanvantari", "suryakanta", "vidruma", "indrasana", "goloka", "sri_vallabha"]
VargaKey = Literal["D-1_rasi", "D-2_hora", "D-3_drekkana", "D-4_chaturthamsa", "D-5_panchamsa", "D-6_shashthamsa", "D-7_saptamsa", "D-8_ashtamsa", "D-9_navamsa", "D-10_dasamsa", "D-11_rudramsa", "D-12_dwadasamsa", "D-16_shodasamsa", "D-20_vimsamsa", "D-24_chaturvimsamsa", "D-27_nakshatramsa", "D-30_trimsamsa", "D-40_khavedamsa", "D-45_akshavedamsa", "D-60_shastiamsa", "D-81_nava_navamsa", "D-108_ashtottaramsa", "D-144_dwadas_dwadasamsa"]
VargaMethod = Literal["D-1_rasi", "D-2_hora", "D-2_hora_method_2", "D-2_hora_method_3", "D-2_hora_method_4", "D-2_hora_method_5", "D-2_hora_method_6", "D-3_drekkana", "D-3_drekkana_method_2", "D-3_drekkana_method_3", "D-3_drekkana_method_4", "D-3_drekkana_method_5", "D-4_chaturthamsa", "D-4_chaturthamsa_method_2", "D-4_chaturthamsa_method_3", "D-4_chaturthamsa_method_4", "D-5_panchamsa", "D-5_panchamsa_method_2", "D-5_panchamsa_method_3", "D-5_panchamsa_method_4", "D-6_shashthamsa", "D-6_shashthamsa_method_2", "D-6_shashthamsa_method_3", "D-6_shashthamsa_method_4", "D-7_saptamsa", "D-7_saptamsa_method_2", "D-7_saptamsa_method_3", "D-7_saptamsa_method_4", "D-7_saptamsa_method_5", "D-7_saptamsa_method_6", "D-8_ashtamsa", "D-8_ashtamsa_method_2", "D-8_ashtamsa_method_3", "D-8_ashtamsa_method_4", "D-9_navamsa", "D-9_navamsa_method_2", "D-9_navamsa_method_3", "D-9_navamsa_method_4", "D-9_navamsa_method_5", "D-9_navamsa_method_6", "D-10_dasamsa", "D-10_dasamsa_method_2", "D-10_dasamsa_method_3", "D-10_dasamsa_method_4", "D-10_dasamsa_method_5", "D-10_dasamsa_method_6", "D-11_rudramsa", "D-11_rudramsa_method_2", "D-11_rudramsa_method_3", "D-11_rudramsa_method_4", "D-11_rudramsa_method_5", "D-12_dwadasamsa", "D-12_dwadasamsa_method_2", "D-12_dwadasamsa_method_3", "D-12_dwadasamsa_method_4", "D-12_dwadasamsa_method_5", "D-16_shodasamsa", "D-16_shodasamsa_method_2", "D-16_shodasamsa_method_3", "D-16_shodasamsa_method_4", "D-20_vimsamsa", "D-20_vimsamsa_method_2", "D-20_vimsamsa_method_3", "D-20_vimsamsa_method_4", "D-24_chaturvimsamsa", "D-24_chaturvimsamsa_method_2", "D-24_chaturvimsamsa_method_3", "D-27_nakshatramsa", "D-27_nakshatramsa_method_2", "D-27_nakshatramsa_method_3", "D-30_trimsamsa", "D-30_trimsamsa_method_2", "D-30_trimsamsa_method_3", "D-30_trimsamsa_method_4", "D-30_trimsamsa_method_5", "D-40_khavedamsa", "D-40_khavedamsa_method_2", "D-40_khavedamsa_method_3", "D-40_khavedamsa_method_4", "D-45_akshavedamsa", "D-45_akshavedamsa_method_2", "D-45_akshavedamsa_method_3", "D-45_akshavedamsa_method_4", "D-60_shastiamsa", "D-60_shastiamsa_method_2", "D-60_shastiamsa_method_3", "D-60_shastiamsa_method_4", "D-81_nava_navamsa", "D-81_nava_navamsa_method_2", "D-81_nava_navamsa_method_3", "D-81_nava_navamsa_method_4", "D-108_ashtottaramsa", "D-108_ashtottaramsa_method_2", "D-108_ashtottaramsa_method_3", "D-108_ashtottaramsa_method_4", "D-144_dwadas_dwadasamsa", "D-144_dwadas_dwadasamsa_method_2", "D-144_dwadas_dwadasamsa_method_3", "D-144_dwadas_dwadasamsa_method_4", "D-150_nadiamsa"]
Varna = Literal["shudra", "vaishya", "kshatriya", "brahmin"]
VarnadaKey = Literal["V1", "V2", "V3", "V4", "V5", "V6", "V7", "V8", "V9", "V10", "V11", "V12"]
Vasya = Literal["chatushpada", "manava", "jalachara", "vanachara", "keeta"]
Verdict = Literal["true", "false", "not_computed"]
VimsopakaBalaSectionKey = Literal["shadvarga", "saptavarga", "dasavarga", "shodasavarga"]
WarKind = Literal["bheda", "ullekha", "apasavya", "amsumarda"]
Weekday = Literal["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
World = Literal["heaven", "earth", "nether"]
YearLordCandidatesKey = Literal["muntha_lord", "natal_lagna_lord", "year_lagna_lord", "tri_rasi_lord", "dina_ratri_lord"]
YearLordChoice = Literal["strongest_that_aspects", "muntha_lord"]
YearLordOffice = Literal["muntha_lord", "natal_lagna_lord", "year_lagna_lord", "tri_rasi_lord", "dina_ratri_lord"]
YogaCancellation = Literal["kendra_occupied", "jupiter_combust", "jupiter_own_or_exalted", "moon_aspected_by_jupiter"]
YogaFact = Literal["degrees", "tithi", "half_of_day", "gender", "navamsa", "drekkana", "gulika", "maandi", "varga_counts", "karakas"]
YogaFamily = Literal["ravi", "chandra", "mahapurusha", "asraya", "dala", "akriti", "sankhya", "malika", "royal", "deity", "body", "dhana", "daridra", "second_house", "third_house", "fourth_house", "fifth_house", "seventh_to_tenth_house", "arishta", "raja", "tajaka"]
Yoni = Literal["horse", "elephant", "sheep", "serpent", "dog", "cat", "rat", "cow", "buffalo", "tiger", "deer", "monkey", "mongoose", "lion"]


class AayuDashaDetails(TypedDict):
    """what the aayu dasha is computed from."""
    ayurdaya_method: AyurdayaMethod
    ayurdaya_method_name: str
    ayurdaya_leader: LagnaOrGraha
    ayurdaya_leader_name: str


class AdditionalPorutham(TypedDict):
    """a porutham without points."""
    id: PoruthamId
    name: str
    satisfied: bool


class AfflictedPlanet(TypedDict):
    """a graha and another that affects it."""
    planet: Graha
    planet_name: str
    other_planet: Graha
    other_planet_name: str


class NamedSign(TypedDict):
    """a sign with its word and number."""
    sign: Sign
    sign_name: str
    sign_index: int


class PointInSign(NamedSign):
    """a point of the zodiac."""
    longitude: float
    absolute_longitude: float


class NamedNakshatra(TypedDict):
    """a nakshatra with its word and number."""
    nakshatra: Nakshatra
    nakshatra_name: str
    nakshatra_number: int


class NakshatraAndPadaRow(NamedNakshatra):
    """a nakshatra and a pada."""
    pada: int
    nakshatra_lord: Graha
    nakshatra_lord_name: str
    degrees_in_nakshatra: float


class AmsaPoint(PointInSign, NakshatraAndPadaRow):
    """a point in D-1: its sign, nakshatra and nadiamsa."""
    division_number: int
    amsa_number: int
    amsa: NadiamsaId
    amsa_name: str


class AmsaRuler(TypedDict):
    """the ruler of the amsa in which a body is."""
    ruler_number: int
    ruler: AmsaRulerId
    ruler_name: str
    nature: Optional[AmsaNature]


class AmsaRulerDetails(TypedDict):
    """rulers of the amsas of the charts other than D-150."""
    rulers: Dict[Literal["D-2_hora", "D-3_drekkana", "D-4_chaturthamsa", "D-7_saptamsa", "D-10_dasamsa", "D-12_dwadasamsa", "D-16_shodasamsa", "D-20_vimsamsa", "D-24_chaturvimsamsa", "D-27_nakshatramsa", "D-30_trimsamsa", "D-40_khavedamsa", "D-60_shastiamsa"], AmsaRulersOfBodies]


class AmsaRulersOfBodies(TypedDict):
    """ruler of the amsa of each body; an outer planet is null by the Surya Siddhanta."""
    Ascendant: AmsaRuler
    Sun: AmsaRuler
    Moon: AmsaRuler
    Mars: AmsaRuler
    Mercury: AmsaRuler
    Jupiter: AmsaRuler
    Venus: AmsaRuler
    Saturn: AmsaRuler
    Rahu: AmsaRuler
    Ketu: AmsaRuler
    Uranus: Optional[AmsaRuler]
    Neptune: Optional[AmsaRuler]
    Pluto: Optional[AmsaRuler]


class AmsaRulersSection(TypedDict):
    """sign, nakshatra and nadiamsa in D-1 of the bodies, upagrahas, special lagnas, varnadas and sphutas."""
    Ascendant: AmsaPoint
    Sun: AmsaPoint
    Moon: AmsaPoint
    Mars: AmsaPoint
    Mercury: AmsaPoint
    Jupiter: AmsaPoint
    Venus: AmsaPoint
    Saturn: AmsaPoint
    Rahu: AmsaPoint
    Ketu: AmsaPoint
    Uranus: Optional[AmsaPoint]
    Neptune: Optional[AmsaPoint]
    Pluto: Optional[AmsaPoint]
    dhuma: AmsaPoint
    vyatipaata: AmsaPoint
    parivesha: AmsaPoint
    indrachaapa: AmsaPoint
    upaketu: AmsaPoint
    kaala: AmsaPoint
    mrityu: AmsaPoint
    artha_praharaka: AmsaPoint
    yama_ghantaka: AmsaPoint
    gulika: AmsaPoint
    maandi: AmsaPoint
    bhava_lagna: AmsaPoint
    hora_lagna: AmsaPoint
    ghati_lagna: AmsaPoint
    vighati_lagna: AmsaPoint
    sree_lagna: AmsaPoint
    indu_lagna: AmsaPoint
    pranapada_lagna: AmsaPoint
    kunda_lagna: AmsaPoint
    bhrigu_bindhu_lagna: AmsaPoint
    V1: AmsaPoint
    V2: AmsaPoint
    V3: AmsaPoint
    V4: AmsaPoint
    V5: AmsaPoint
    V6: AmsaPoint
    V7: AmsaPoint
    V8: AmsaPoint
    V9: AmsaPoint
    V10: AmsaPoint
    V11: AmsaPoint
    V12: AmsaPoint
    tri_sphuta: AmsaPoint
    chatur_sphuta: AmsaPoint
    pancha_sphuta: AmsaPoint
    prana_sphuta: AmsaPoint
    deha_sphuta: AmsaPoint
    mrityu_sphuta: AmsaPoint
    sookshma_tri_sphuta: AmsaPoint
    beeja_sphuta: AmsaPoint
    kshetra_sphuta: AmsaPoint
    tithi_sphuta: AmsaPoint
    yoga_sphuta: AmsaPoint
    yogi_sphuta: AmsaPoint
    avayogi_sphuta: AmsaPoint
    rahu_tithi_sphuta: AmsaPoint


class TimeWindow(TypedDict):
    """a span of time; it may cross midnight."""
    start: str
    end: str


class AnandadiYoga(TimeWindow):
    """a yoga of weekday and nakshatra."""
    id: AnandadiId
    name: str


_AncestorSome = TypedDict("_AncestorSome", {
    "timezone": "Optional[float]",
    "zone": "Optional[str]",
}, total=False)


class Ancestor(_AncestorSome):
    """a death in the family, whose shraddha is kept on its tithi."""
    name: str
    date: str
    time: str


class AngaChoices(TypedDict, total=False):
    """choices of several calculations."""
    anga_positions: ChoiceAngaPositions
    anga_shift: ChoiceAngaShift
    printed_rounding: ChoicePrintedRounding


class AngaTimes(TypedDict):
    """when an anga or a stay starts and ends."""
    starts: str
    ends: str


class Anniversary(TypedDict):
    """a birthday or a shraddha by tithi or nakshatra."""
    anniversary: AnniversaryKind
    anniversary_name: str
    ancestor: Optional[str]
    date: str
    weekday: Weekday
    weekday_name: str
    years: int
    amanta: Optional[LunarMonthId]
    amanta_name: Optional[str]
    is_adhika: bool
    anga: Optional[FestivalAnga]
    festival_windows: List[FestivalWindow]
    rule: FestivalRule
    margin_minutes: Optional[float]
    date_evidence: FestivalEvidence


_ArgalaSome = TypedDict("_ArgalaSome", {
    "outcome": "ArgalaOutcome",
}, total=False)


class Argala(_ArgalaSome):
    """the grahas that intervene in a house, or obstruct this, from one place."""
    from_house: int
    bodies: List[Body]


class ArudhaDetails(TypedDict):
    """arudhas of the houses by longitude."""
    arudha_absolute_longitudes: ArudhaLongitudes


class ArudhaLongitudes(TypedDict):
    """arudhas by longitude in D-1; the sign can differ from that of the arudha by signs."""
    from_ascendant: Dict[HouseArudhaKey, float]
    from_sun: Dict[Literal["S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10", "S11", "S12"], float]
    from_moon: Dict[Literal["M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8", "M9", "M10", "M11", "M12"], float]


class AshtakavargaDashaDetails(TypedDict):
    """what a dasha of ashtakavarga is computed from."""
    lord_weights: Dict[str, float]


class AshtakavargaDetails(TypedDict):
    """the kakshyas in which the bodies are."""
    kakshyas: Dict[Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu", "Ascendant"], Kakshya]


class AshtakavargaSection(TypedDict):
    """ashtakavarga of D-1: bindus that planets and Ascendant give the signs; 12 numbers, Aries to Pisces."""
    binna_ashtaka_varga: Dict[Contributor, List[int]]
    samudhaya_ashtaka_varga: List[int]
    prastara_ashtaka_varga: Dict[Contributor, Dict[Contributor, List[int]]]
    sodhita_ashtaka_varga: SodhitaAshtakavarga
    samudhaya_sodhita: List[int]
    raasi_pindas: Dict[Planet, int]
    graha_pindas: Dict[Planet, int]
    sodhya_pindas: Dict[Planet, int]


class AshtakootaTotal(TypedDict):
    """points of the eight kootas together."""
    total_score: float
    max_possible_score: Literal[36]
    percentage: float
    rating: MatchRating
    rating_name: str


class Aspects(TypedDict):
    """what is aspected from one place, by whole signs."""
    signs: List[NamedSign]
    house_numbers: List[int]
    planets: List[Graha]


class AstaLimit(TypedDict):
    """the last or the first visibility of a planet."""
    moment_at: Optional[str]
    moment_utc: Optional[str]
    date: Optional[str]
    side: AstaSide
    side_name: str
    elongation: Optional[float]
    applied_limit: Optional[float]
    no_moment_because: Optional[NoAstaLimit]


class AstaMargin(TypedDict):
    """days of old age and childhood (vriddhatva, balatva) around each asta; null: none."""
    before: float
    after: float


class NamedPlanet(TypedDict):
    """a graha with its word."""
    planet: Graha
    planet_name: str


class AstaPeriod(NamedPlanet):
    """a period in which a planet is invisible near the Sun; it is given whole."""
    asta_method: AstaMethod
    asta: AstaLimit
    solar_conjunction: SolarConjunction
    udaya: AstaLimit
    days_invisible: Optional[float]
    with_margin: Optional[TimeWindow]


class AutocompleteResponse(TypedDict):
    """the answer of GET /location/autocomplete."""
    query: str
    count: int
    results: List[SuggestedPlace]


class Avasthas(TypedDict):
    """avasthas: the states of a planet by age, wakefulness and mood."""
    baladi: Baladi
    jagradadi: Jagradadi
    deeptadi: Deeptadi
    deeptadi_present: List[DeeptadiId]


class Ayurdaya(TypedDict):
    """what the years of life are computed from."""
    applicable_method: AyurdayaMethod
    applicable_method_name: str
    lagna_years: float
    lagna_years_by: LagnaYearsBy
    lagna_years_by_rasi: float
    lagna_years_by_navamsa: float
    reduction_factors: Dict[Planet, Dict[ReductionFactorsKey, float]]
    reductions: Dict[ReductionFactorsKey, Reduction]


class AyurdayaPlanet(TypedDict):
    """what a planet contributes to the years of life by one method."""
    base_years: float
    reduction_factor: float
    increase_factor: int
    resulting_years: float


class AyurdayaYears(TypedDict):
    """years of life by one method of ayurdaya."""
    name: str
    years_by_planet: Dict[Planet, AyurdayaPlanet]
    sum_of_planet_base_years: float
    sum_of_planet_years: float
    span_years: float


class Badhaka(NamedSign):
    """the sign that obstructs, by the quality of the sign of the Ascendant."""
    lords: List[Graha]


class Baladi(TypedDict):
    """state by age, from the degrees in the sign."""
    id: BaladiId
    name: str


class BalanceSlope(TypedDict):
    """a balance, which is no discrete result, and how fast it changes with the clock."""
    lord: Graha
    lord_name: str
    balance_days: float
    balance_days_per_minute: float


_BatchLineSome = TypedDict("_BatchLineSome", {
    "answer": "NatalChartResponse",
    "error": "PartFailure",
}, total=False)


class BatchLine(_BatchLineSome):
    """a line of an answer: the answer to a request, or an error."""
    line: int


_BirthMomentSome = TypedDict("_BirthMomentSome", {
    "zone": "Optional[str]",
}, total=False)


class BirthMoment(_BirthMomentSome):
    """when and where a birth was."""
    date: str
    time: str
    latitude: float
    longitude: float


class MatchBirth(BirthMoment, total=False):
    """birth of the partner, for `kootas`; null without one."""
    timezone: float
    elevation: float


class BatchPartner(MatchBirth, total=False):
    """a birth that is matched with the one birth."""
    id: Optional[str]


class MoonSign(TypedDict):
    """the sign of the Moon."""
    moon_sign: Sign
    moon_sign_name: str
    moon_sign_index: int


class Bhadra(MoonSign, TimeWindow):
    """a time of the karana Vishti."""
    residence: World
    residence_name: str


class PairDosha(TypedDict):
    """a dosha of the pair and its exceptions."""
    present: bool
    exceptions: List[PairException]
    exceptions_names: List[str]


class BhakootDosha(PairDosha):
    """signs 2/12, 5/9 or 6/8 from each other."""
    dosha_kind: Optional[BhakootDoshaKind]
    dosha_kind_name: Optional[str]


class KootaScore(TypedDict):
    """the points of a koota."""
    score: float
    max_score: int


class Koota(KootaScore):
    """a koota: what it compares and its points."""
    id: KootaId
    name: str
    boy_attribute: str
    boy_attribute_name: str
    girl_attribute: str
    girl_attribute_name: str


class BhakootKoota(Koota):
    """bhakoot: signs counted from each other."""
    dosha_kind: Optional[BhakootDoshaKind]
    dosha_kind_name: Optional[str]


class BhavaBala(TypedDict):
    """bhava bala: the strength of a house."""
    adhipati: float
    dig: float
    drik: float
    total_virupas: float
    total_rupas: float
    rank: int


class BhavaChartSection(TypedDict):
    """the twelve houses by `bhava_madhya_method` or `house_cusps`, and the bodies in each."""
    method: int
    houses: List[HouseCusp]


class BhavaMadhya(TypedDict):
    """middle of a house, and the lord of its sign."""
    absolute_longitude: float
    lord: Graha
    lord_name: str


class BirthAsUsed(TypedDict):
    """the clock and the zodiac of a birth, as they were used."""
    timezone: float
    ayanamsa_mode: AppliedAyanamsaMode
    resolved_time: ResolvedTime


class MoonAttributes(TypedDict):
    """what the sign and the nakshatra of the Moon give a birth."""
    varna: Varna
    varna_name: str
    vasya: Vasya
    vasya_name: str
    yoni: Yoni
    yoni_name: str
    yoni_gender: Gender
    yoni_gender_name: str
    gana: Gana
    gana_name: str
    nadi: Nadi
    nadi_name: str
    rajju: Rajju
    rajju_name: str
    rajju_direction: RajjuDirection
    rajju_direction_name: str


class BirthAttributes(NamedNakshatra, MoonSign, MoonAttributes):
    """what the birth has by the sign, nakshatra, pada and house of its Moon."""
    pada: int
    tattva: Element
    tattva_name: str
    paya: Paya
    paya_name: str
    paya_nakshatra: Literal["gold", "silver", "copper", "iron"]
    paya_nakshatra_name: str
    naming_syllable: NamingSyllable
    naming_syllable_name: str
    ghatak: Ghatak
    ishtakala: Optional[Ishtakala]


class BirthDetails(TypedDict):
    """the birth of the request, with defaults filled in."""
    timezone: float
    ayanamsa_mode: AppliedAyanamsaMode
    resolved_time: ResolvedTime
    ayanamsa_value: Optional[float]
    calculation_type: CalculationTypeField
    node_type: NodeTypeField
    bhava_madhya_method: int
    pravesha_type: int
    years: int
    months: int
    sixty_hours: int
    divisional_chart_factor: int
    chart_method: int
    base_rasi: Optional[int]
    count_from_end_of_sign: Optional[bool]
    varnada_method: int
    tamil_month_method: int
    kali_start_year: Literal[1, 13]
    date: str
    time: str
    latitude: float
    longitude: float
    zone: Optional[str]
    place: str
    elevation: float
    language: LanguageCode
    gender: Optional[Gender]


class ChartSettings(TypedDict, total=False):
    """how a chart is computed."""
    ayanamsa_value: Optional[float]
    calculation_type: CalculationTypeField
    node_type: NodeTypeField
    bhava_madhya_method: int
    pravesha_type: int
    years: int
    months: int
    sixty_hours: int
    divisional_chart_factor: int
    chart_method: int
    base_rasi: Optional[int]
    count_from_end_of_sign: Optional[bool]
    varnada_method: int
    tamil_month_method: int
    kali_start_year: Literal[1, 13]


_BirthFieldsSome = TypedDict("_BirthFieldsSome", {
    "timezone": "float",
    "elevation": "float",
    "ayanamsa_mode": "AyanamsaMode",
    "language": "RequestLanguage",
}, total=False)


class BirthFields(ChartSettings, BirthMoment, _BirthFieldsSome):
    """a birth, and how its chart is computed."""
    place: str


class BirthMargins(TypedDict):
    """when discrete results of the birth change; in a horoscope the usual ones, within two hours."""
    key_margins: List[Margin]
    summary: MarginSummary


class BirthTimeCandidate(TypedDict):
    """a part of the uncertain time, and what it makes of the events."""
    from_time: str
    to_time: str
    share: float
    representative: str
    key_values: Dict[str, Optional[Union[str, int, bool]]]
    lagna_signs: Dict[str, NamedSign]
    moon_sign: Sign
    moon_sign_name: str
    moon_sign_index: int
    vighatis_since_sunrise: int
    remainder_4_9: int
    stars_indicated: List[Nakshatra]
    stars_indicated_names: List[str]
    remainder_225: int
    mandi_to_lagna_count: int
    lagna_sub_lord: Graha
    lagna_sub_lord_name: str
    lagna_sub_in_ruling_planets: Optional[bool]
    event_facts: List[EventOfCandidate]


class BirthTimeClass(TypedDict):
    """a part of the uncertain time in which none of `class_keys` changes."""
    from_time: str
    to_time: str
    share: float
    representative: str
    key_values: Dict[str, Optional[Union[str, int, bool]]]


class BirthTimeUncertainty(TypedDict):
    """what the uncertainty of the time of birth leaves open."""
    from_time: str
    to_time: str
    source: Literal["request", "time_precision"]
    weight: Literal["uniform", "triangular", "normal"]
    keys: List[UncertainKey]
    stable_keys: List[str]
    unstable_keys: List[str]
    birth_time_classes: List[BirthTimeClass]


class BlockedBy(TypedDict):
    """what a condition takes away of a range."""
    condition: str
    hours: float


class BriefAnniversary(TypedDict):
    """a birthday or a shraddha by its date."""
    anniversary: AnniversaryKind
    anniversary_name: str
    ancestor: Optional[str]
    date: str
    years: int


class BriefDay(TypedDict):
    """a date of a calendar, in brief."""
    date: str
    weekday: Weekday
    weekday_name: str
    sunrise: Optional[str]
    sunset: Optional[str]
    moonrise: Optional[str]
    moonset: Optional[str]
    moonrise_at: Optional[str]
    moonset_at: Optional[str]
    tithi: BriefTithi
    nakshatra: BriefNakshatra
    amanta: LunarMonthId
    amanta_name: str
    purnimanta: LunarMonthId
    purnimanta_name: str
    is_adhika: bool
    festivals: List[BriefFestival]


class BriefDayBalas(TypedDict):
    """tara and chandra bala of a date at its sunrise."""
    date: str
    tara: TaraId
    tara_good: bool
    tara_ends: str
    chandra_bala: int
    chandra_good: bool


_BriefFestivalSome = TypedDict("_BriefFestivalSome", {
    "end_date": "str",
}, total=False)


class BriefFestival(_BriefFestivalSome):
    """a festival or fast by its name."""
    id: FestivalId
    name: str
    rank: int


class BriefFestivalDate(TypedDict):
    """the festivals of a date."""
    date: str
    festivals: List[BriefFestival]


class BriefNakshatra(TypedDict):
    """nakshatra of the Moon at sunrise."""
    id: Nakshatra
    name: str
    number: int
    ends: str


class BriefTithi(TypedDict):
    """tithi at sunrise."""
    id: TithiId
    name: str
    number: int
    paksha: Paksha
    paksha_name: str
    ends: str


class CacheFigures(TypedDict):
    """the cache of responses."""
    size: int
    max_size: int
    bytes: int
    hits: int
    misses: int


_CalendarSome = TypedDict("_CalendarSome", {
    "brief_rows": "List[BriefDay]",
}, total=False)


class Calendar(_CalendarSome):
    """the panchanga of each date of a range at a place."""
    from_date: str
    to_date: str
    place: str
    latitude: float
    longitude: float
    sections: List[CalendarSection]
    count: int
    rows: List[CalendarDay]


class Seasons(TypedDict):
    """season and half of the year."""
    ritu: Ritu
    ritu_name: str
    vedic_ritu: Ritu
    vedic_ritu_name: str
    lunar_ritu: Ritu
    lunar_ritu_name: str
    ayana: Ayana
    ayana_name: str
    vedic_ayana: Ayana
    vedic_ayana_name: str


class LunarYears(TypedDict):
    """elapsed years."""
    kali_year: int
    vikram_samvat: int
    vikram_samvat_chaitradi: int
    vikram_samvat_kartikadi: int
    shaka_samvat: int
    lunar_year_start: str


class CalendarAtBirth(Seasons, LunarYears):
    """angas, month, seasons and years at the moment of the chart."""
    date: str
    time: str
    weekday: Weekday
    weekday_name: str
    tithi: Tithi
    tithi_fraction_left: float
    nakshatra: NakshatraAndPada
    nakshatra_fraction_left: float
    yoga: NityaYoga
    yoga_fraction_left: float
    karana: Karana
    karana_fraction_left: float
    moon_sign_stay: SignStay
    moon_sign_fraction_left: float
    sun_sign_stay: SignStay
    sun_sign_fraction_left: float
    lunar_month: LunarMonth
    samvatsara: Samvatsara
    solar_samvatsara: Samvatsara
    shaka_samvatsara: Samvatsara
    vikram_samvatsara: Samvatsara
    jovian_samvatsara: Samvatsara
    next_jovian_samvatsara_at: str
    mesha_sankranti_at: str


class NamedPlaceOptions(TypedDict, total=False):
    """a place by coordinates or name, its clock, its zodiac."""
    latitude: float
    longitude: float
    timezone: float
    zone: Optional[str]
    place: str
    ayanamsa_mode: AyanamsaMode


class LanguageAndMeta(TypedDict, total=False):
    """words and settings of an answer."""
    language: RequestLanguage
    meta: MetaDetail


class CalendarConvertRequest(NamedPlaceOptions, LanguageAndMeta, total=False):
    """the request of POST /calendar/convert."""
    date: str
    from_calendar: Optional[RegionalCalendar]
    from_year: Optional[int]
    from_month: Optional[RegionalMonth]
    from_day: Optional[int]
    from_paksha: Optional[Literal["shukla", "krishna"]]
    from_adhika: bool
    calendars: Optional[List[RegionalCalendar]]
    rules: CalendarConvertRules


class ClockAndMeta(TypedDict):
    """how the clock was read, and what the answer was computed with."""
    resolved_time: ResolvedTime
    meta: Meta


class CalendarConvertResponse(ClockAndMeta):
    """the answer of POST /calendar/convert."""
    converted: List[ConvertedDate]


class SiddhantaChoices(TypedDict, total=False):
    """choices of several calculations."""
    tithi_source: ChoiceTithiSource
    siddhanta_clock: ChoiceSiddhantaClock


class CalendarConvertRules(SiddhantaChoices, AngaChoices, total=False):
    """a preset, choices or both; a choice wins."""
    preset: PresetName
    ayanamsa_mode: AppliedAyanamsaMode
    positions: ChoicePositions
    sunrise_definition: ChoiceSunriseDefinition
    tamil_month_method: ChoiceTamilMonthMethod
    nepali_calendar: ChoiceNepaliCalendar


class Vara(TypedDict):
    """the weekday of a Vedic day."""
    vara: Weekday
    vara_name: str
    vara_lord: Graha
    vara_lord_name: str


_CalendarDaySome = TypedDict("_CalendarDaySome", {
    "limbs": "DayAngas",
    "sun_moon": "DayRises",
    "windows": "DayQualities",
    "lunar": "DayLunarDate",
    "solar": "DaySolarDate",
    "grahanas": "List[GrahanaOfDay]",
    "festivals": "List[Festival]",
}, total=False)


class CalendarDay(Vara, _CalendarDaySome):
    """a date of a calendar, in the sections that were requested."""
    date: str
    timezone: float
    weekday: Weekday
    weekday_name: str


class DayAngas(MoonSign):
    """angas of a day."""
    tithi: Tithi
    nakshatra: NakshatraAndPada
    yoga: NityaYoga
    karana: Karana
    sun_sign: Sign
    sun_sign_name: str
    sun_sign_index: int
    tithis: List[Tithi]
    nakshatras: List[NakshatraAnga]
    nakshatra_padas: List[NakshatraPadaStay]
    nitya_yogas: List[NityaYoga]
    karanas: List[Karana]
    moon_signs: List[SignStay]
    sun_signs: List[SignStay]
    sun_nakshatras: List[NakshatraAnga]
    tithi_vriddhi: bool
    tithi_kshaya: List[TithiName]


class DayRises(TypedDict):
    """rises and sets of a day."""
    sunrise: Optional[str]
    sunset: Optional[str]
    moonrise: Optional[str]
    moonset: Optional[str]
    sunrise_at: Optional[str]
    sunset_at: Optional[str]
    moonrise_at: Optional[str]
    moonset_at: Optional[str]
    sunrise_note: Optional[str]
    sunset_note: Optional[str]
    moonrise_note: Optional[str]
    moonset_note: Optional[str]
    civil_day: CivilDay
    next_sunrise_at: Optional[str]
    day_length: Optional[str]
    day_length_hours: Optional[float]
    night_length: Optional[str]
    night_length_hours: Optional[float]


class DayQualities(TypedDict):
    """windows, yogas and strengths of a day."""
    madhyahna: Optional[str]
    rahu_kalam: Optional[TimeWindow]
    yamaganda: Optional[TimeWindow]
    gulika: Optional[TimeWindow]
    abhijit: Optional[TimeWindow]
    brahma_muhurta: Optional[TimeWindow]
    pratah_sandhya: Optional[TimeWindow]
    sayahna_sandhya: Optional[TimeWindow]
    godhuli: Optional[TimeWindow]
    vijaya: Optional[TimeWindow]
    nishita: Optional[TimeWindow]
    pradosha: Optional[TimeWindow]
    pratah_kala: Optional[TimeWindow]
    sangava_kala: Optional[TimeWindow]
    madhyahna_kala: Optional[TimeWindow]
    aparahna_kala: Optional[TimeWindow]
    sayahna_kala: Optional[TimeWindow]
    durmuhurta: Optional[List[TimeWindow]]
    choghadiya: Optional[Choghadiyas]
    gowri: Optional[Gowris]
    hora: Optional[Horas]
    muhurtas: Optional[Muhurtas]
    varjyam: List[TimeWindow]
    amrita_kala: List[TimeWindow]
    special_yogas: Dict[DayYogasKey, DayYoga]
    bhadra: List[Bhadra]
    anandadi: List[AnandadiYoga]
    tamil_yoga: List[TamilYoga]
    chandra_bala_periods: List[ChandraBalaPeriod]
    tara_bala_periods: List[TaraBalaPeriod]
    panchaka_rahita: Optional[List[PanchakaPeriod]]
    lagnas: Optional[List[SignStay]]
    disha_shool: Direction
    disha_shool_name: str
    agni_vasa: World
    agni_vasa_name: str
    shiva_vasa: ShivaVasa
    shiva_vasa_name: str


class DayLunarDate(LunarYears):
    """lunar month and year of a day."""
    lunar_month: LunarMonth
    shaka_samvatsara: Samvatsara
    vikram_samvatsara: Samvatsara
    jovian_samvatsara: Samvatsara


class DaySolarDate(Seasons):
    """solar month and season of a day."""
    solar_month: SolarMonth


class Panchang(DayAngas, DayRises, DayQualities, DayLunarDate, DaySolarDate, Vara):
    """the panchanga of a day from sunrise to sunrise, at a place."""
    date: str
    place: str
    latitude: float
    longitude: float
    timezone: float
    weekday: Weekday
    weekday_name: str


class CalendarInfo(Panchang):
    """panchanga of the Vedic day of the chart, and calendar of its moment."""
    at_birth: CalendarAtBirth
    vedic_day: VedicDay


class NamedPlaceFields(TypedDict, total=False):
    """a place by its coordinates or its name, and its clock."""
    latitude: float
    longitude: float
    place: str
    timezone: Optional[float]
    zone: Optional[str]


_CalendarPdfRequestSome = TypedDict("_CalendarPdfRequestSome", {
    "paper": "CalendarPaper",
    "brand": "Optional[str]",
    "tradition": "TraditionField",
    "region": "Optional[List[FestivalRegion]]",
    "communities": "Optional[List[FestivalCommunity]]",
    "list": "Literal[\"all\", \"usual\"]",
    "max_rank": "Optional[int]",
    "rank_regions": "Optional[List[FestivalRegion]]",
    "ayanamsa_mode": "AyanamsaMode",
    "language": "RequestLanguage",
    "rules": "CalendarRangeRules",
}, total=False)


class CalendarPdfRequest(NamedPlaceFields, _CalendarPdfRequestSome):
    """the request of POST /calendar.pdf."""
    year: int


class DateRangeFields(TypedDict, total=False):
    """a range of dates, or a year or a month."""
    from_date: Optional[str]
    to_date: Optional[str]
    year: Optional[int]
    month: Optional[int]


class CalendarRangeRequest(NamedPlaceFields, DateRangeFields, LanguageAndMeta, total=False):
    """the request of POST /calendar."""
    tradition: TraditionField
    region: Optional[List[FestivalRegion]]
    communities: Optional[List[FestivalCommunity]]
    categories: Optional[List[FestivalCategory]]
    ids: Optional[List[FestivalId]]
    list: FestivalList
    max_rank: Optional[int]
    rank_regions: Optional[List[FestivalRegion]]
    sections: List[CalendarSection]
    detail: AnswerDetail
    format: Literal["json", "ndjson", "csv"]
    ayanamsa_mode: AyanamsaMode
    rules: CalendarRangeRules


class CalendarRangeResponse(ClockAndMeta):
    """the answer of POST /calendar."""
    calendar: Calendar


class SutakChoices(TypedDict, total=False):
    """choices of several calculations."""
    sutak_rule: ChoiceSutakRule
    sutak_from: ChoiceSutakFrom


class FestivalChoices(TypedDict, total=False):
    """choices of several calculations."""
    tradition: ChoiceTradition
    ekadashi_arunodaya: ChoiceEkadashiArunodaya
    nakshatra_mahadvadashi: ChoiceNakshatraMahadvadashi
    sankranti_day: ChoiceSankrantiDay
    janmashtami_rule: ChoiceJanmashtamiRule
    diwali_rule: ChoiceDiwaliRule
    radha_ashtami_rule: ChoiceRadhaAshtamiRule
    raksha_bandhan_rule: ChoiceRakshaBandhanRule
    vijayadashami_rule: ChoiceVijayadashamiRule
    pongal_rule: ChoicePongalRule
    thrissur_pooram_rule: ChoiceThrissurPooramRule


class CalendarRangeRules(SiddhantaChoices, SutakChoices, AngaChoices, FestivalChoices, total=False):
    """a preset, choices or both; a choice wins."""
    preset: PresetName
    ayanamsa_mode: AppliedAyanamsaMode
    positions: ChoicePositions
    lagna_nutation: ChoiceLagnaNutation
    sunrise_definition: ChoiceSunriseDefinition
    moonrise_definition: ChoiceMoonriseDefinition
    moon_event_span: ChoiceMoonEventSpan
    abhijit_on_wednesday: ChoiceAbhijitOnWednesday
    ritu_method: ChoiceRituMethod
    ayana_method: ChoiceAyanaMethod
    vikram_year_start: ChoiceVikramYearStart
    tamil_month_method: ChoiceTamilMonthMethod
    moon_horizon: ChoiceMoonHorizon
    nepali_calendar: ChoiceNepaliCalendar


class ChandraBalaPeriod(MoonSign, TimeWindow):
    """a stay of the Moon in a sign, and whom it favours."""
    favourable_signs: List[NamedSign]
    chandrashtama_for: Sign
    chandrashtama_for_name: str
    chandrashtama_for_index: int


class ChandraStay(MoonSign, AngaTimes):
    """a stay of the Moon in a sign, counted from that of the birth."""
    chandra_bala: int
    good: bool
    chandrashtama: bool


class ChangeOfLords(TypedDict):
    """a time of birth inside the candidate at which the lords of an event change."""
    dasha: str
    at_birth_time: str
    lords_before: List[Graha]
    lords_after: List[Graha]


class CharaKaraka(PointInSign):
    """a chara karaka: the graha that has its rank, with its position in D-1."""
    planet: Graha
    planet_name: str
    house: int
    name: str
    rank: int
    ranking_degrees: float
    navamsa_sign: Sign
    navamsa_sign_name: str
    navamsa_sign_index: int
    chosen_chart_sign: Sign
    chosen_chart_sign_name: str
    chosen_chart_sign_index: int


class Chart(TypedDict):
    """a chart: the position of each of the thirteen bodies; an outer planet is null by the Surya Siddhanta."""
    Ascendant: Position
    Sun: Position
    Moon: Position
    Mars: Position
    Mercury: Position
    Jupiter: Position
    Venus: Position
    Saturn: Position
    Rahu: Position
    Ketu: Position
    Uranus: Optional[Position]
    Neptune: Optional[Position]
    Pluto: Optional[Position]


class ChartChoices(TypedDict, total=False):
    """choices of several calculations."""
    calculation_type: ChoiceCalculationType
    bhava_madhya_method: ChoiceBhavaMadhyaMethod
    observer: ChoiceObserver
    siddhanta_sines: ChoiceSiddhantaSines
    count_lord_in_sign: ChoiceCountLordInSign
    scorpio_owner: ChoiceScorpioOwner
    aquarius_owner: ChoiceAquariusOwner
    varnada_method: ChoiceVarnadaMethod
    karaka_scheme: ChoiceKarakaScheme
    arudhas: ChoiceArudhas
    calendar_sunrise_definition: ChoiceCalendarSunriseDefinition
    start_from: ChoiceStartFrom
    seed_star: ChoiceSeedStar
    dasha_varga: VargaMethod
    antardasha_option: ChoiceAntardashaOption
    tribhagi: ChoiceTribhagi
    sub_period_split: ChoiceSubPeriodSplit
    shashtisama_balance: ChoiceShashtisamaBalance
    abhijit_star: ChoiceAbhijitStar
    tithi_index: ChoiceTithiIndex
    naisargika_antardashas: ChoiceNaisargikaAntardashas
    tara_order: ChoiceTaraOrder
    ashtakavarga_start: ChoiceAshtakavargaStart
    moola_graha: ChoiceMoolaGraha
    rashmi: ChoiceRashmi
    panchasvara_names: ChoicePanchasvaraNames
    dasha_conditions: ChoiceDashaConditions
    kendradi_karaka: ChoiceKendradiKaraka
    sudasa_antardasha: ChoiceSudasaAntardasha
    shoola_house: House
    shoola_antardasha: ChoiceShoolaAntardasha
    padanadhamsa: ChoicePadanadhamsa
    paryaaya: ChoiceParyaaya
    raashiyanka: ChoiceRaashiyanka
    kalachakra_start: ChoiceKalachakraStart
    sudarshana_chakra: ChoiceSudarshanaChakra
    patyayini_span: ChoicePatyayiniSpan


class ChartOptions(TypedDict, total=False):
    """what of a chart is computed."""
    sections: Optional[List[SectionKey]]
    dasha_systems: Optional[List[DashaSystem]]
    dasha_at: Optional[str]
    vargas: Optional[List[VargaKey]]
    yoga_charts: Optional[List[VargaKey]]
    gender: Optional[Gender]


class Choghadiya(TimeWindow):
    """an eighth of a day or night, good or bad."""
    id: ChoghadiyaId
    name: str
    lord: Graha
    lord_name: str
    quality: PartQuality
    quality_name: str


class Choghadiyas(TypedDict):
    """eighths of day and night; null where the Sun does not rise or set."""
    day: List[Choghadiya]
    night: List[Choghadiya]


_ChoiceVargaMethodsSome = TypedDict("_ChoiceVargaMethodsSome", {
    "D-2_hora": "Literal[\"even_reverse\", \"parashara\", \"raman\", \"cyclic\", \"kashinatha\", \"alternate\"]",
    "D-3_drekkana": "Literal[\"parashara\", \"cyclic\", \"alternate\", \"jagannatha\", \"even_reverse\"]",
    "D-4_chaturthamsa": "Literal[\"parashara\", \"cyclic\", \"even_reverse\", \"alternate\"]",
    "D-5_panchamsa": "Literal[\"trimsamsa_signs\", \"cyclic\", \"even_reverse\", \"alternate\"]",
    "D-6_shashthamsa": "Literal[\"even_from_libra\", \"cyclic\", \"even_reverse\", \"alternate\"]",
    "D-7_saptamsa": "Literal[\"parashara\", \"even_from_7th_backward\", \"even_backward\", \"cyclic\", \"even_reverse\", \"alternate\"]",
    "D-8_ashtamsa": "Literal[\"by_quality\", \"cyclic\", \"even_reverse\", \"alternate\"]",
    "D-9_navamsa": "Literal[\"parashara\", \"even_reverse\", \"kalachakra\", \"krishna_mishra\", \"cyclic\", \"alternate\"]",
    "D-10_dasamsa": "Literal[\"parashara\", \"even_from_9th_backward\", \"even_from_5th_backward\", \"cyclic\", \"even_reverse\", \"alternate\"]",
    "D-11_rudramsa": "Literal[\"from_mirrored_sign\", \"backward_from_12th\", \"cyclic\", \"even_reverse\", \"alternate\"]",
    "D-12_dwadasamsa": "Literal[\"parashara\", \"even_backward\", \"cyclic\", \"even_reverse\", \"alternate\"]",
    "D-16_shodasamsa": "Literal[\"parashara\", \"even_reverse\", \"cyclic\", \"alternate\"]",
    "D-20_vimsamsa": "Literal[\"parashara\", \"even_reverse\", \"cyclic\", \"alternate\"]",
    "D-24_chaturvimsamsa": "Literal[\"parashara\", \"even_backward\", \"from_leo\"]",
    "D-27_nakshatramsa": "Literal[\"parashara\", \"even_reverse\", \"alternate\"]",
    "D-30_trimsamsa": "Literal[\"parashara\", \"cyclic\", \"from_sign\", \"even_reverse\", \"alternate\"]",
    "D-40_khavedamsa": "Literal[\"parashara\", \"cyclic\", \"even_reverse\", \"alternate\"]",
    "D-45_akshavedamsa": "Literal[\"parashara\", \"cyclic\", \"even_reverse\", \"alternate\"]",
    "D-60_shastiamsa": "Literal[\"parashara\", \"cyclic\", \"alternate\", \"even_backward\"]",
    "D-81_nava_navamsa": "Literal[\"cyclic\", \"even_reverse\", \"alternate\", \"kalachakra\"]",
    "D-108_ashtottaramsa": "Literal[\"navamsa_dwadasamsa\", \"cyclic\", \"even_reverse\", \"alternate\"]",
    "D-144_dwadas_dwadasamsa": "Literal[\"dwadasamsa_dwadasamsa\", \"cyclic\", \"even_reverse\", \"alternate\"]",
}, total=False)


class ChoiceVargaMethods(_ChoiceVargaMethodsSome):
    """method of each chart of divisional_charts, and of what is read in it."""


_ChosenChartSome = TypedDict("_ChosenChartSome", {
    "base_rasi": "Optional[int]",
    "count_from_end_of_sign": "Optional[bool]",
}, total=False)


class ChosenChart(_ChosenChartSome):
    """the chart of `divisional_chart_factor`."""
    factor: int
    method: int
    chart: Chart


class CivilDay(TypedDict):
    """rises and sets of the date from midnight to midnight."""
    sunrises: List[str]
    sunsets: List[str]
    moonrises: List[str]
    moonsets: List[str]


class ClaimInParts(TypedDict):
    """a claim as a subject, a property and a value."""
    subject: str
    property: str
    value: Union[str, float, bool]


class Column(TypedDict):
    """a column that a table can have."""
    selector: str
    value_type: ColumnType
    value_unit: Optional[str]
    value_list: Optional[str]
    takes_moment: bool
    description: str


class ColumnListResponse(TypedDict):
    """the answer of GET /columns."""
    selectors: List[Column]
    lists: Dict[str, List[str]]


class ComparedBirthDetails(TypedDict):
    """the birth of the request, with defaults filled in."""
    timezone: float
    ayanamsa_mode: AppliedAyanamsaMode
    resolved_time: ResolvedTime
    date: str
    time: str
    latitude: float
    longitude: float
    zone: Optional[str]
    place: str
    elevation: float
    ayanamsa_value: Optional[float]
    language: LanguageCode


class ComparedKey(TypedDict):
    """how many values of a key were compared and differ."""
    values: int
    different: int


_MetaFieldsSome = TypedDict("_MetaFieldsSome", {
    "place_used": "List[PlaceUsed]",
    "notes": "List[str]",
    "ephemeris": "EphemerisIdentity",
    "zone_data": "str",
    "conventions": "Dict[str, Any]",
}, total=False)


class MetaFields(_MetaFieldsSome):
    """what every `meta` has."""
    engine_version: str
    ignored_fields: List[str]


class ComparedMeta(MetaFields):
    """what the two rule sets are, and what the comparison was computed with."""
    first: Settings
    second: Settings


class ComparedPrint(TypedDict):
    """a printed value beside the computed one."""
    path: str
    printed: str
    computed: Any
    difference: Optional[float]
    difference_unit: PrintedUnit
    reproduced: bool


class ComparedTotals(TypedDict):
    """how many values were compared and differ."""
    values: int
    different: int
    by_key: Dict[str, ComparedKey]


class Comparison(TypedDict):
    """where a chart differs between two rule sets, and why."""
    choices: List[DifferingChoice]
    totals: ComparedTotals
    differences: List[Difference]


class Conjunction(PointInSign):
    """two bodies at one longitude; its sign and longitude are those of the first."""
    at: str
    utc: str
    first_body: Graha
    first_body_name: str
    second_body: Graha
    second_body_name: str
    exact: bool
    first_latitude: float
    second_latitude: float
    separation: float
    northern: Optional[Graha]
    northern_name: Optional[str]
    elongation_from_sun: float
    invisible: bool
    planetary_war: Optional[PlanetaryWar]


class ConvertedDate(TypedDict):
    """a Gregorian date in the calendars of the regions."""
    date: str
    weekday: Weekday
    weekday_name: str
    sun_event_substituted: bool
    calendars: List[RegionalDate]
    not_in_use: List[RegionalCalendar]
    not_in_use_names: List[str]


class Crescent(TypedDict):
    """the first crescent after a new moon, or the last one before it."""
    new_moon_at: str
    new_moon_utc: str
    first_seen: Optional[CrescentDay]
    nearest_days: List[CrescentDay]


class CrescentDay(TypedDict):
    """the Moon of an evening or a morning near a new moon."""
    date: str
    sun_at: str
    sun_utc: str
    moon_at: Optional[str]
    moon_utc: Optional[str]
    lag_minutes: Optional[float]
    best_at: Optional[str]
    best_utc: Optional[str]
    age_hours: Optional[float]
    arcv: Optional[float]
    arcl: Optional[float]
    daz: Optional[float]
    width_arcmin: Optional[float]
    q: Optional[float]
    yallop_class: Optional[CrescentClass]
    seen: bool


class CuspInterlinks(TypedDict):
    """the sub-sub lord of a cusp, with its links."""
    house: int
    planet: Graha
    involved: List[int]
    committed: List[int]
    final: List[int]
    own: List[int]
    positional_status: bool


class CuspOfKind(TypedDict):
    """lords of the Placidus cusp of a house, in the zodiac of the request."""
    house: int
    star_lord: Graha
    star_lord_name: str
    sub_lord: Graha
    sub_lord_name: str


class CuspalInterlinks(TypedDict):
    """cuspal interlinks of S.P. Khullar."""
    by_planet: Dict[Graha, PlanetInterlinks]
    by_cusp: List[CuspInterlinks]


class CuspalSubLord(TypedDict):
    """the sub lord of a cusp: where it is and what it signifies."""
    house: int
    planet: Graha
    occupied: int
    star_lord: Graha
    sub_lord: Graha
    signified: SignifiedHouses
    retrograde: bool
    in_retrograde_star: bool


_DashaSome = TypedDict("_DashaSome", {
    "running": "Optional[List[RunningDashaPeriod]]",
}, total=False)


class Dasha(_DashaSome):
    """a dasha of the life: what it starts from, and its periods."""
    name: str
    applicable: bool
    year_days: Optional[float]
    seed: Optional[DashaSeed]
    balance_at_birth: Optional[DashaBalance]
    levels: int
    periods: List[DashaPeriod]


class DashaBalance(TypedDict):
    """the rest of the first period at birth; null for an annual dasha and without periods."""
    total_years: float
    whole_years: Optional[int]
    whole_months: Optional[int]
    whole_days: Optional[int]


_DashaPeriodSome = TypedDict("_DashaPeriodSome", {
    "lord": "DashaLord",
    "sign": "Sign",
    "moon_wheel_sign": "Sign",
    "sun_wheel_sign": "Sign",
    "periods": "List[DashaPeriod]",
}, total=False)


class DashaPeriod(_DashaPeriodSome):
    """a period of a dasha: what rules it, and when it runs."""
    start: str
    end: str


_DashaSeedSome = TypedDict("_DashaSeedSome", {
    "number": "int",
    "elapsed_fraction": "float",
    "point": "str",
    "absolute_longitude": "float",
    "nakshatra": "Nakshatra",
    "nakshatra_name": "str",
    "sign": "Sign",
    "sign_name": "str",
    "sign_index": "int",
    "moon_wheel_sign": "Sign",
    "moon_wheel_sign_name": "str",
    "moon_wheel_sign_index": "int",
    "sun_wheel_sign": "Sign",
    "sun_wheel_sign_name": "str",
    "sun_wheel_sign_index": "int",
}, total=False)


class DashaSeed(_DashaSeedSome):
    """what a dasha starts from; its kind has some of these fields."""
    seed_kind: DashaSeedKind


class DataHealth(TypedDict):
    """whether time zones and places can be read."""
    usable: bool
    faults: List[str]


class DayBalas(TypedDict):
    """tara and chandra bala of a day, from sunrise to sunrise."""
    date: str
    sunrise_at: str
    tara_stays: List[TaraStay]
    chandra_stays: List[ChandraStay]


class DayYoga(TypedDict):
    """a yoga of the day, and when it is present."""
    name: str
    present_during: List[TimeWindow]


class Deeptadi(TypedDict):
    """state by mood, from dignity, combustion and company."""
    id: DeeptadiId
    name: str


class DerivationInput(TypedDict):
    """a start of a derivation."""
    input: str
    known: Union[str, float, bool]
    value_unit: Optional[str]


class DerivationStep(TypedDict):
    """one operation."""
    step: str
    operation: Operation
    table: Optional[str]
    operands: List[Operand]
    known: Union[str, float, bool]


class Details(TypedDict, total=False):
    """what the sections are computed from, under their names."""
    amsa_rulers: AmsaRulerDetails
    chara_karakas: KarakaDetails
    upagrahas: UpagrahaDetails
    special_lagnas: SpecialLagnaDetails
    graha_arudhas: ArudhaDetails
    other_bala: OtherBalaDetails
    ashtakavarga: AshtakavargaDetails
    sphuta: SphutaDetails
    graha_dashas: GrahaDashaDetails
    rasi_dashas: Dict[str, VarshaNarayanaDetails]


class DhaiyyaState(TypedDict):
    """Saturn in the 4th or 8th sign from the natal Moon."""
    active: bool
    kind: Optional[DhaiyyaKind]
    kind_name: Optional[str]
    start: Optional[str]
    end: Optional[str]


class Difference(TypedDict):
    """a value that differs."""
    path: str
    first_value: Any
    second_value: Any
    difference: Optional[float]
    unit: Optional[DifferenceUnit]
    caused_by: List[str]


class DifferenceBirth(TypedDict):
    """the birth of the request, with defaults filled in."""
    timezone: float
    ayanamsa_mode: AppliedAyanamsaMode
    resolved_time: ResolvedTime
    date: str
    time: str
    latitude: float
    longitude: float
    zone: Optional[str]
    place: str
    elevation: float
    ayanamsa_value: Optional[float]
    calculation_type: CalculationTypeField
    node_type: NodeTypeField
    language: LanguageCode


class DifferenceExplanation(TypedDict):
    """a smallest set of changes that explains the most printed values."""
    changes: List[ExplainingChange]
    rules: Dict[str, Any]
    values_reproduced: int
    remains: List[ComparedPrint]


class DifferingChoice(TypedDict):
    """a choice in which the two rule sets differ."""
    choice: str
    first_value: Any
    second_value: Any
    values_moved: int


class DoshaFinding(TypedDict):
    """whether a dosha is present, and why."""
    name: str
    present: bool
    evidence: List[Evidence]
    unmet: List[Evidence]
    cancelled_by_exceptions: List[ManglikExceptionId]
    cancellations: List[ManglikException]


class DoshaPoints(TypedDict):
    """papa samya: malefics in house 1, 2, 4, 7, 8 or 12, counted from three points (lagna 1, moon 0.5, venus 0.25)."""
    mars_dosha: float
    sun_dosha: float
    saturn_dosha: float
    rahu_ketu_dosha: float
    total_dosha: float


class DoshasSection(TypedDict):
    """the eight doshas of D-1 as facts, without judgement or remedy."""
    kala_sarpa: KalaSarpaDosha
    manglik: ManglikDosha
    pitru: PitruDosha
    guru_chandala: GuruChandalaDosha
    ganda_moola: GandaMoolaDosha
    kalathra: KalathraDosha
    ghata: GhataDosha
    shrapit: ShrapitDosha


class Drishti(TypedDict):
    """aspects that it casts and receives; null for the Ascendant and the outer planets."""
    graha: Aspects
    rasi: Aspects
    aspected_by_graha: List[Graha]
    aspected_by_rasi: List[Graha]


class DrishtiStrengths(TypedDict):
    """aspects that a graha casts, by degrees, in virupas."""
    on_planets: Dict[Graha, float]
    on_houses: Dict[HouseKey, float]


class DwadasaVargeeyaBala(TypedDict):
    """dwadasa vargeeya bala of Tajika: strength by twelve vargas."""
    vargas: List[VargaKey]
    total: int
    net: int


class Eclipse(TypedDict):
    """an eclipse of the Sun or the Moon."""
    eclipse_kind: EclipseKind
    eclipse_kind_name: str
    eclipse_type: EclipseType
    eclipse_type_name: str
    central: Optional[bool]
    date: str
    max_at: str
    max_utc: str
    contacts: List[EclipseContact]
    magnitude: Optional[float]
    covered_diameter: Optional[float]
    obscuration: Optional[float]
    umbral_magnitude: Optional[float]
    penumbral_magnitude: Optional[float]
    gamma: float
    saros: Optional[int]
    saros_member: Optional[int]
    max_place: EclipsePlace
    durations: EclipseDurations
    eclipsed_body: Dict[EclipsedBodyPlacesKey, EclipsedBody]
    eclipse_node: Graha
    eclipse_node_name: str
    tithi_end_at: str
    tithi_end_utc: str
    local: Optional[EclipseAtPlace]
    birth_counts: Optional[EclipseBirthCounts]


class EclipseAtPlace(TypedDict):
    """the eclipse at the place of the request; null without a place."""
    eclipse_at_place: bool
    visible: bool
    local_type: Optional[EclipseType]
    local_type_name: Optional[str]
    local_contacts: List[LocalContact]
    max: Optional[LocalMaximum]
    visible_max: Optional[LocalMaximum]
    visible_intervals: List[TimeWindow]
    begin_is: Optional[EclipseMoment]
    begin_is_name: Optional[str]
    end_is: Optional[EclipseMoment]
    end_is_name: Optional[str]
    is_grahana: bool
    grahana: Optional[Grahana]


class EclipseBirth(BirthMoment, total=False):
    """a birth from whose Moon eclipses are counted."""
    timezone: float


class EclipseBirthCounts(TypedDict):
    """the eclipse counted from the natal Moon; null without a birth."""
    count_from_moon_sign: int
    count_from_moon_nakshatra: int
    tara: TaraId
    tara_name: str
    tara_number: int
    house_group: int


class EclipseContact(TypedDict):
    """a contact of an eclipse as the whole Earth sees it."""
    id: EclipseMoment
    name: str
    at: str
    utc: str


class EclipseDurations(TypedDict):
    """of the Sun at max_place, of the Moon everywhere."""
    penumbral_seconds: Optional[float]
    partial_seconds: Optional[float]
    total_seconds: Optional[float]


class EclipsePlace(TypedDict):
    """where the Sun is most covered, or where the Moon is overhead at the maximum."""
    latitude: float
    longitude: float


class EclipsedBody(PointInSign, NamedNakshatra):
    """sidereal place of the eclipsed body at a moment."""
    at: str
    utc: str
    pada: int


_EclipsesRequestSome = TypedDict("_EclipsesRequestSome", {
    "to_date": "Optional[str]",
    "count": "Optional[int]",
    "direction": "Literal[\"forward\", \"backward\"]",
    "kinds": "Optional[List[Literal[\"solar\", \"lunar\"]]]",
    "include_penumbral": "Optional[bool]",
    "only_visible": "bool",
    "latitude": "Optional[float]",
    "longitude": "Optional[float]",
    "place": "str",
    "timezone": "float",
    "zone": "Optional[str]",
    "birth": "Optional[EclipseBirth]",
    "ayanamsa_mode": "AyanamsaMode",
    "rules": "EclipsesRules",
}, total=False)


class EclipsesRequest(LanguageAndMeta, _EclipsesRequestSome):
    """the request of POST /eclipses."""
    from_date: str


class EclipsesResponse(ClockAndMeta):
    """the answer of POST /eclipses."""
    eclipses: List[Eclipse]


class EclipsesRules(AngaChoices, SutakChoices, total=False):
    """a preset, choices or both; a choice wins."""
    preset: PresetName
    ayanamsa_mode: AppliedAyanamsaMode
    node_type: ChoiceNodeType
    positions: ChoicePositions
    sunrise_definition: ChoiceSunriseDefinition
    moon_horizon: ChoiceMoonHorizon


class EphemerisHealth(TypedDict):
    """whether positions can be computed."""
    usable: bool
    name: str
    version: str
    faults: List[str]


class EphemerisIdentity(TypedDict):
    """the ephemeris that positions come from."""
    name: str
    version: str
    data: str


class EventDifferences(TypedDict):
    """which facts of an event differ between the candidates."""
    id: str
    differing: List[str]
    same_everywhere: List[str]


class EventOfCandidate(TypedDict):
    """the facts of an event for one candidate."""
    id: str
    event_kind: Optional[str]
    running_periods: Dict[str, List[PeriodAtEvent]]
    running_lords: List[LordAtEvent]
    transits: List[TransitAtEvent]
    event_cusps: Optional[List[CuspOfKind]]
    significators_touching: Optional[List[TouchingSignificator]]
    lord_changes_inside: List[ChangeOfLords]
    lord_changes_not_computed: List[str]


class EventPlace(TypedDict, total=False):
    """the place of an event; each field defaults to that of the birth."""
    event_place: Optional[str]
    event_latitude: Optional[float]
    event_longitude: Optional[float]
    event_timezone: Optional[float]
    event_zone: Optional[str]
    event_elevation: Optional[float]


class Evidence(TypedDict):
    """one condition and what was found."""
    id: str
    subject: List[Union[str, float]]
    relation: ConditionRelation
    object: List[Union[str, float]]
    observed: List[Union[str, float]]


_NamedBirthSome = TypedDict("_NamedBirthSome", {
    "latitude": "float",
    "longitude": "float",
    "timezone": "float",
    "zone": "Optional[str]",
    "elevation": "float",
    "ayanamsa_mode": "AyanamsaMode",
}, total=False)


class NamedBirth(_NamedBirthSome):
    """when and where a birth was; the name of the place may replace its coordinates."""
    date: str
    time: str


class ExplainDifferenceRequest(NamedBirth, LanguageAndMeta, total=False):
    """the request of POST /horoscope/explain-difference."""
    place: str
    ayanamsa_value: Optional[float]
    calculation_type: CalculationTypeField
    node_type: NodeTypeField
    printed: PrintedValues
    jagannatha_hora_text: Optional[str]
    rules: ExplainDifferenceRules


class ExplainDifferenceResponse(TypedDict):
    """the answer of POST /horoscope/explain-difference."""
    birth_details: DifferenceBirth
    printed_values: List[ComparedPrint]
    explanations: List[DifferenceExplanation]
    searched: List[SearchedChoice]
    complete: bool
    meta: Meta


class ExplainDifferenceRules(ChartChoices, total=False):
    """a preset, choices or both; a choice wins."""
    preset: PresetName
    ayanamsa_mode: AppliedAyanamsaMode
    node_type: ChoiceNodeType
    positions: ChoicePositions
    lagna_nutation: ChoiceLagnaNutation
    sunrise_definition: ChoiceSunriseDefinition
    ashtakavarga_tables: ChoiceAshtakavargaTables
    year_length: ChoiceYearLength


_ExplainRequestSome = TypedDict("_ExplainRequestSome", {
    "time": "Optional[str]",
    "place": "str",
    "latitude": "float",
    "longitude": "float",
    "timezone": "float",
    "zone": "Optional[str]",
    "elevation": "float",
    "ayanamsa_mode": "AyanamsaMode",
    "gender": "Optional[Gender]",
    "rules": "NatalChartRules",
    "partner": "Optional[MatchBirth]",
    "meta": "MetaDetail",
}, total=False)


class ExplainRequest(ChartSettings, _ExplainRequestSome):
    """the request of POST /explain."""
    date: str
    paths: List[str]


class ExplainResponse(TypedDict):
    """the answer of POST /explain."""
    derivations: List[Explanation]
    meta: Meta


class ExplainingChange(TypedDict):
    """a choice that the other program makes differently."""
    choice: str
    from_value: Any
    to_value: Any


class Explanation(TypedDict):
    """how a value came about."""
    path: str
    found: Optional[Union[str, float, bool]]
    value_unit: Optional[str]
    rule_document: Optional[str]
    source_text: Optional[str]
    given: List[DerivationInput]
    derivation: List[DerivationStep]
    why_not: Optional[UnexplainedReason]
    why_not_detail: Optional[str]


class Failure(TypedDict):
    """why a request was not answered."""
    detail: str


_FestivalAlways = TypedDict("_FestivalAlways", {
    "id": "FestivalId",
    "name": "str",
    "festival_category": "FestivalCategory",
    "festival_category_name": "str",
    "rank": "int",
    "for": "List[FestivalAudience]",
    "for_names": "List[str]",
    "date": "str",
    "weekday": "Weekday",
    "weekday_name": "str",
    "end_date": "Optional[str]",
    "fast_days": "List[str]",
    "mahadvadashi": "Optional[Mahadvadashi]",
    "mahadvadashi_name": "Optional[str]",
    "is_primary": "bool",
    "is_adhika": "bool",
    "is_kshaya_month": "bool",
    "is_angaraki": "bool",
    "amanta": "Optional[LunarMonthId]",
    "amanta_name": "Optional[str]",
    "purnimanta": "Optional[LunarMonthId]",
    "purnimanta_name": "Optional[str]",
    "anga": "Optional[FestivalAnga]",
    "festival_windows": "List[FestivalWindow]",
    "empty_windows": "List[FestivalWindowId]",
    "rule": "FestivalRule",
    "variants": "List[FestivalVariant]",
    "margin_minutes": "Optional[float]",
    "near_boundary": "bool",
    "disputed": "bool",
    "other_date": "Optional[str]",
    "dispute": "Optional[FestivalDispute]",
    "is_grahana_day": "bool",
    "sun_event_substituted": "bool",
    "date_evidence": "Optional[FestivalEvidence]",
})


class Festival(_FestivalAlways):
    """a festival or fast on its date."""


class FestivalAnga(AngaTimes):
    """what the date depends on; null where it depends on another festival."""
    anga_kind: FestivalAngaKind
    id: str
    name: str
    number: float
    paksha: Optional[Paksha]
    paksha_name: Optional[str]


_FestivalCalendarSome = TypedDict("_FestivalCalendarSome", {
    "brief_dates": "List[BriefFestivalDate]",
}, total=False)


class FestivalCalendar(_FestivalCalendarSome):
    """the festivals of a range at a place."""
    from_date: str
    to_date: str
    place: str
    latitude: float
    longitude: float
    timezone: float
    tradition: FestivalTradition
    tradition_name: str
    rank_regions: Optional[List[FestivalRegion]]
    observances: List[Festival]
    grahanas: List[GrahanaOfDay]


class FestivalCheck(TypedDict):
    """two moments that a special procedure compared."""
    id: str
    moment: str
    limit: str
    is_before: bool


class FestivalDayLook(TypedDict):
    """how the anga lies on a day that was compared."""
    date: str
    sunrise_at: str
    tithi_at_sunrise: int
    kaala_start: Optional[str]
    kaala_end: Optional[str]
    is_covered: bool
    covered_seconds: int
    covered_part: float


class FestivalDispute(TypedDict):
    """both rules and who keeps them; null where the day is not disputed."""
    this_day: FestivalNamedReading
    other_day: FestivalNamedReading


class FestivalEvidence(TypedDict):
    """what the date was decided from; null unless evidence is requested."""
    compared_days: List[FestivalDayLook]
    checks: List[FestivalCheck]


class FestivalFeedRules(SiddhantaChoices, FestivalChoices, AngaChoices, total=False):
    """a preset, choices or both; a choice wins."""
    preset: PresetName
    ayanamsa_mode: AppliedAyanamsaMode
    positions: ChoicePositions
    lagna_nutation: ChoiceLagnaNutation
    sunrise_definition: ChoiceSunriseDefinition
    moonrise_definition: ChoiceMoonriseDefinition
    tamil_month_method: ChoiceTamilMonthMethod
    nepali_calendar: ChoiceNepaliCalendar


class FestivalNamedReading(TypedDict):
    """the rule of `date`."""
    reading: FestivalReading
    reading_name: str
    kept_by: List[FestivalAuthority]
    kept_by_names: List[str]


class FestivalRule(TypedDict):
    """the rule of the festival, and what decided this date."""
    rule_kind: FestivalRuleKind
    kaala: Optional[Kaala]
    kaala_name: Optional[str]
    both: Optional[FestivalBothChoice]
    none: Optional[FestivalNoneChoice]
    procedure: Optional[FestivalProcedure]
    counted_from: Optional[FestivalId]
    counted_from_name: Optional[str]
    counted_days: Optional[int]
    decided_by: FestivalDecision
    sources: List[FestivalSource]
    is_undecided: bool


class FestivalVariant(TypedDict):
    """the day of another tradition."""
    tradition: FestivalTradition
    tradition_name: str
    is_gauna: bool
    id: FestivalId
    name: str
    date: str
    fast_days: List[str]
    mahadvadashi: Optional[Mahadvadashi]
    mahadvadashi_name: Optional[str]
    parana: Optional[TimeWindow]


class FestivalWindow(TimeWindow):
    """a time to observe; a single moment starts when it ends."""
    id: FestivalWindowId
    name: str
    window_kind: FestivalWindowKind


class FestivalsRequest(NamedPlaceFields, DateRangeFields, LanguageAndMeta, total=False):
    """the request of POST /festivals."""
    tradition: TraditionField
    region: Optional[List[FestivalRegion]]
    communities: Optional[List[FestivalCommunity]]
    categories: Optional[List[FestivalCategory]]
    ids: Optional[List[FestivalId]]
    list: FestivalList
    max_rank: Optional[int]
    rank_regions: Optional[List[FestivalRegion]]
    evidence: bool
    detail: AnswerDetail
    ayanamsa_mode: AyanamsaMode
    rules: FestivalsRules


class FestivalsResponse(ClockAndMeta):
    """the answer of POST /festivals."""
    festival_calendar: FestivalCalendar


class FestivalsRules(SiddhantaChoices, FestivalChoices, AngaChoices, SutakChoices, total=False):
    """a preset, choices or both; a choice wins."""
    preset: PresetName
    ayanamsa_mode: AppliedAyanamsaMode
    positions: ChoicePositions
    lagna_nutation: ChoiceLagnaNutation
    sunrise_definition: ChoiceSunriseDefinition
    moonrise_definition: ChoiceMoonriseDefinition
    tamil_month_method: ChoiceTamilMonthMethod
    nepali_calendar: ChoiceNepaliCalendar
    moon_horizon: ChoiceMoonHorizon


class FoundInterval(TimeWindow):
    """a time in which the conditions hold."""
    duration_minutes: float
    opened_by: List[str]
    closed_by: List[str]
    states: IntervalStates


class FoundValue(TypedDict):
    """a value that a claim is about."""
    path: str
    found: Optional[Union[str, float, bool]]


class YogaHead(TypedDict):
    """what a yoga is."""
    name: str
    family: YogaFamily
    family_name: str
    source: str
    same_as: List[str]


class FoundYoga(YogaHead):
    """a yoga that is present, and the charts that contain it."""
    charts: Dict[VargaKey, FoundYogaChart]


_YogaInChartSome = TypedDict("_YogaInChartSome", {
    "planet_groups": "List[List[Graha]]",
    "pairs": "List[RajaYogaPair]",
    "members": "List[TajakaYogaMember]",
}, total=False)


class YogaInChart(_YogaInChartSome):
    """a yoga in a chart."""
    conditions: List[Evidence]
    cancelled_by: List[YogaCancellation]


class FoundYogaChart(YogaInChart):
    """a yoga in one chart in which it is present."""


class FourStep(TypedDict):
    """the four steps of S. Gondhalekar."""
    steps: Dict[Graha, List[FourStepRow]]
    nodes: FourStepNodes


class FourStepNode(TypedDict):
    """planets that a node represents."""
    node_star_lord: Graha
    node_sign_lord: Graha
    conjoined: List[Graha]
    aspecting: List[Graha]


class FourStepNodes(TypedDict):
    """what Rahu and Ketu have in addition."""
    Rahu: FourStepNode
    Ketu: FourStepNode


class FourStepRow(TypedDict):
    """a step of a graha: what it occupies and owns, and how strongly."""
    planet: Graha
    occupied: int
    owned: List[int]
    strong_occupied: bool
    strong_owned: List[int]


class GandaMoolaDosha(DoshaFinding, NamedNakshatra):
    """the Moon in a nakshatra at the boundary of a water and a fire sign."""
    pada: int
    gandanta_pada: bool


class GhataDosha(DoshaFinding):
    """Mars with Saturn."""
    house: Optional[int]


class Ghatak(NamedNakshatra, MoonSign):
    """what the ghata chakra names as inauspicious for this natal Moon sign: a sign of the Moon, tithis, a day, a nakshatra."""
    tithi_class: TithiClass
    tithi_class_name: str
    vara: Weekday
    vara_name: str


class Gochar(MoonSign):
    """the nine grahas at local noon of a date."""
    date: str
    at: str
    place: str
    latitude: float
    longitude: float
    timezone: float
    planets: List[TransitingPlanet]
    sun_sign: Sign
    sun_sign_name: str
    sun_sign_index: int
    retrograde_now: List[Graha]


_PlaceOptionsSome = TypedDict("_PlaceOptionsSome", {
    "timezone": "float",
    "zone": "Optional[str]",
    "place": "str",
    "ayanamsa_mode": "AyanamsaMode",
}, total=False)


class PlaceOptions(LanguageAndMeta, _PlaceOptionsSome):
    """a place, its clock, and how positions are computed."""
    latitude: float
    longitude: float


_GocharEventsRequestSome = TypedDict("_GocharEventsRequestSome", {
    "planets": "Optional[List[Graha]]",
    "rules": "GocharEventsRules",
}, total=False)


class GocharEventsRequest(PlaceOptions, _GocharEventsRequestSome):
    """the request of POST /gochar/events."""
    from_date: str
    to_date: str


class GocharEventsResponse(ClockAndMeta):
    """the answer of POST /gochar/events."""
    gochar_events: List[TransitEvent]


class GocharEventsRules(AngaChoices, total=False):
    """a preset, choices or both; a choice wins."""
    preset: PresetName
    ayanamsa_mode: AppliedAyanamsaMode
    node_type: ChoiceNodeType
    positions: ChoicePositions
    station: Literal["own_zodiac", "mean_tropical"]


_GocharRequestSome = TypedDict("_GocharRequestSome", {
    "rules": "GocharRules",
}, total=False)


class GocharRequest(PlaceOptions, _GocharRequestSome):
    """the request of POST /gochar."""
    date: str


class GocharResponse(ClockAndMeta):
    """the answer of POST /gochar."""
    gochar: Gochar


class GocharRules(AngaChoices, total=False):
    """a preset, choices or both; a choice wins."""
    preset: PresetName
    ayanamsa_mode: AppliedAyanamsaMode
    node_type: ChoiceNodeType
    positions: ChoicePositions


_GocharaMomentSome = TypedDict("_GocharaMomentSome", {
    "ashtakavarga": "Dict[Graha, TransitBindus]",
    "gochara_phala": "Dict[Graha, Optional[GocharaPhala]]",
}, total=False)


class GocharaMoment(_GocharaMomentSome):
    """what is said of a moment."""
    panchanga: GocharaPanchanga
    muhurta: GocharaMuhurta
    planets: List[TransitingPlanetOfPerson]
    person: GocharaPerson


class PlaceOfEvent(TypedDict):
    """where an event is."""
    place: str
    latitude: float
    longitude: float
    timezone: float
    elevation: float


class Gochara(GocharaMoment, PlaceOfEvent):
    """the transits of a moment, compared with the birth."""
    date: str
    time: str
    natal: NatalReference
    transit_charts: TransitCharts


class GocharaDay(GocharaMoment):
    """the transits of one day of a range."""
    date: str


class GocharaMuhurta(TypedDict):
    """sunrise and sunset of the date, and windows of its day."""
    sunrise: Optional[str]
    sunset: Optional[str]
    solar_noon: Optional[str]
    sunrise_at: Optional[str]
    sunset_at: Optional[str]
    solar_noon_at: Optional[str]
    abhijit: Optional[TimeWindow]
    abhijit_clean: List[TimeWindow]
    rahu_kalam: Optional[TimeWindow]
    gulika: Optional[TimeWindow]
    yamaganda: Optional[TimeWindow]
    durmuhurta: List[TimeWindow]


class GocharaOptions(LanguageAndMeta, total=False):
    """what of the transits is computed, and how."""
    include: Optional[List[str]]
    ayanamsa_value: Optional[float]
    rules: GocharaRules


class GocharaPanchanga(Vara):
    """the five angas at the moment."""
    sun_event_substituted: bool
    tithi: Tithi
    nakshatra: NakshatraAndPada
    yoga: NityaYoga
    karana: Karana
    paksha: Paksha
    paksha_name: str
    rikta: bool


class GocharaPerson(TypedDict):
    """how the moment is for the birth."""
    tara_bala: Dict[TaraBalaKey, TaraCount]
    chandra_bala: int
    chandra_bala_good: bool
    chandrashtama: bool
    sade_sati: SadeSatiState
    dhaiyya: DhaiyyaState


class GocharaPhala(TypedDict):
    """whether a transit is favourable; null for nodes that do not count."""
    house_from_moon: int
    house_from_lagna: int
    favourable: bool
    vedha_house: Optional[int]
    vedha_by: List[Graha]
    effective: bool
    vipareeta_vedha: Optional[VipareetaVedha]


class GocharaRange(PlaceOfEvent):
    """the transits of some days, compared with the birth."""
    from_date: str
    to_date: str
    time_of_day: str
    natal: NatalReference
    days: List[GocharaDay]


class TransitBirth(BirthMoment, total=False):
    """a birth with which transits or days are compared."""
    place: str
    timezone: float
    elevation: float
    ayanamsa_mode: AyanamsaMode


_GocharaRangeRequestSome = TypedDict("_GocharaRangeRequestSome", {
    "time_of_day": "str",
}, total=False)


class GocharaRangeRequest(TransitBirth, EventPlace, GocharaOptions, _GocharaRangeRequestSome):
    """the request of POST /gochara/range."""
    from_date: str
    to_date: str


class GocharaRangeResponse(ClockAndMeta):
    """the answer of POST /gochara/range."""
    birth_details: ComparedBirthDetails
    gochara_range: GocharaRange


_GocharaRequestSome = TypedDict("_GocharaRequestSome", {
    "target_time": "str",
}, total=False)


class GocharaRequest(TransitBirth, EventPlace, GocharaOptions, _GocharaRequestSome):
    """the request of POST /gochara."""
    target_date: str


class GocharaResponse(ClockAndMeta):
    """the answer of POST /gochara."""
    birth_details: ComparedBirthDetails
    gochara: Gochara


class GocharaRules(AngaChoices, total=False):
    """a preset, choices or both; a choice wins."""
    preset: PresetName
    ayanamsa_mode: AppliedAyanamsaMode
    node_type: ChoiceNodeType
    positions: ChoicePositions
    lagna_nutation: ChoiceLagnaNutation
    sunrise_definition: ChoiceSunriseDefinition
    abhijit_on_wednesday: ChoiceAbhijitOnWednesday
    gochara_vedha: Literal["phaladeepika", "other_prints"]
    gochara_of_nodes: Literal["as_mars", "none"]
    ashtakavarga_tables: ChoiceAshtakavargaTables


class Gowri(TimeWindow):
    """an eighth of a day or night, good or bad."""
    id: GowriId
    name: str
    quality: PartQuality
    quality_name: str


class Gowris(TypedDict):
    """eighths of day and night by the gowri panchangam; null where the Sun does not rise or set."""
    day: List[Gowri]
    night: List[Gowri]


class GradedPorutham(TypedDict):
    """a porutham with its grade."""
    id: PoruthamId
    name: str
    satisfied: bool
    grade: PoruthamGrade
    grade_name: str


class GrahaAtMoment(NamedNakshatra, NamedSign):
    """a graha at a moment."""
    id: Graha
    name: str
    degree: float
    absolute_longitude: float
    pada: int
    retrograde: bool
    combust: bool
    dignity: Optional[Dignity]
    dignity_name: Optional[str]
    daily_speed: float


class GrahaDashaDetails(TypedDict, total=False):
    """what some graha dashas are computed from, by the id of the dasha."""
    karaka: KarakaDashaDetails
    kaala: KaalaDashaDetails
    aayu: AayuDashaDetails
    ashtaka_varga_planet: AshtakavargaDashaDetails
    ashtaka_varga_sign: AshtakavargaDashaDetails
    ashtaka_varga_pinda: AshtakavargaDashaDetails
    rashmi: RashmiDashaDetails


class GrahaMaitriKoota(Koota):
    """graha maitri: friendship of the lords of the signs."""
    boy_regards_girl: Optional[NaturalRelation]
    boy_regards_girl_name: Optional[str]
    girl_regards_boy: Optional[NaturalRelation]
    girl_regards_boy_name: Optional[str]


class GrahaYuddha(TypedDict):
    """planetary war: two of Mars to Saturn within one degree."""
    planets: List[Graha]
    separation: float
    latitude_difference: Optional[float]
    northern_planet: Optional[Graha]
    northern_planet_name: Optional[str]
    planet_of_lower_longitude: Optional[Graha]
    planet_of_lower_longitude_name: Optional[str]
    war_kind: Optional[WarKind]
    war_kind_name: Optional[str]
    victor: Optional[Graha]
    victor_name: Optional[str]


class Grahana(Vara):
    """what counts of the eclipse at the place; null where it does not count."""
    grasa: GrasaKind
    grasa_name: str
    sparsha: EclipsedBody
    sammilana_at: Optional[str]
    sammilana_utc: Optional[str]
    madhya: EclipsedBody
    madhya_visible: bool
    unmilana_at: Optional[str]
    unmilana_utc: Optional[str]
    moksha: EclipsedBody
    grastodaya: bool
    grastasta: bool
    parama_grasa: float
    sutak: Optional[Sutak]
    chudamani: bool


class GrahanaOfDay(Grahana):
    """an eclipse that counts at the place."""
    eclipse_kind: EclipseKind
    eclipse_kind_name: str
    eclipse_type: EclipseType
    eclipse_type_name: str


class GuruChandalaDosha(DoshaFinding):
    """Jupiter with Rahu or Ketu."""
    node: Optional[Node]
    node_name: Optional[str]
    house: Optional[int]
    jupiter_stronger: Optional[bool]


class HarshaBala(TypedDict):
    """harsha bala of Tajika: strength by joy, four parts of 5."""
    place: int
    dignity: int
    gender_house: int
    day_night: int
    total: int


class HealthResponse(TypedDict):
    """the answer of GET /health."""
    status: Literal["healthy", "degraded"]
    service: str
    ephemeris: EphemerisHealth
    zone_data: str
    data: DataHealth


class Hora(TimeWindow):
    """a twelfth of a day or night under a planet."""
    lord: Graha
    lord_name: str


class Horary(TypedDict):
    """the number, and when its point rises by the clock."""
    question_number: HoraryNumber
    armc: float
    clock_moment: str
    clock_moment_utc: str


_HoraryNumberSome = TypedDict("_HoraryNumberSome", {
    "number_scheme": "NumberScheme",
}, total=False)


class HoraryNumber(NamedNakshatra, NamedSign, _HoraryNumberSome):
    """what a number names."""
    number: int
    start_absolute_longitude: float
    end_absolute_longitude: float
    longitude: float
    absolute_longitude: float
    navamsa_sign: Sign
    navamsa_sign_name: str
    navamsa_sign_index: int
    pada: int
    kp_lords: KpLords
    part_of_sign: Optional[int]
    nadiamsa: Optional[NumberNadiamsa]
    planet_of_108: Optional[PlanetOf108]


class Horas(TypedDict):
    """twelfths of day and night; null where the Sun does not rise or set."""
    day: List[Hora]
    night: List[Hora]


class HoroscopeCompareRequest(ChartSettings, ChartOptions, NamedBirth, LanguageAndMeta, total=False):
    """the request of POST /horoscope/compare."""
    place: str
    dasha_levels: int
    first_rules: NatalChartRules
    second_rules: NatalChartRules


class HoroscopeCompareResponse(TypedDict):
    """the answer of POST /horoscope/compare."""
    birth_details: BirthDetails
    compare: Comparison
    meta: ComparedMeta


class HoroscopeRecord(TypedDict, total=False):
    """the keys of the horoscope: the 31, or those that `sections` of the request lists."""
    calendar_info: CalendarInfo
    bhava_chart: BhavaChartSection
    ayanamsa_value: float
    julian_day: float
    divisional_charts: Dict[VargaKey, Chart]
    nakshatra_pada: NakshatraPadas
    amsa_rulers: AmsaRulersSection
    yogas: YogasSection
    doshas: DoshasSection
    chara_karakas: Dict[CharaKarakasSectionKey, Optional[CharaKaraka]]
    sahams: Dict[SahamsSectionKey, Saham]
    upagrahas: Dict[Upagraha, Position]
    special_lagnas: Dict[SpecialLagna, Position]
    house_varnadas: Dict[VarnadaKey, Position]
    graha_arudhas: Dict[GrahaArudhasSectionKey, NamedSign]
    surya_arudhas: Dict[SuryaArudhasSectionKey, NamedSign]
    chandra_arudhas: Dict[ChandraArudhasSectionKey, NamedSign]
    house_relationships: HouseRelationshipsSection
    planetary_states: PlanetaryStatesSection
    shad_bala: Dict[Planet, ShadBala]
    bhava_bala: Dict[HouseKey, BhavaBala]
    other_bala: OtherBalaSection
    vimsopaka_bala: Dict[VimsopakaBalaSectionKey, Dict[Graha, VimsopakaBala]]
    vaiseshikamsa_bala: Dict[VimsopakaBalaSectionKey, Dict[Graha, VaiseshikamsaBala]]
    ashtakavarga: AshtakavargaSection
    arudha_padhas: Dict[VargaKey, Dict[ArudhaKey, NamedSign]]
    sphuta: Dict[SphutaSectionKey, Position]
    graha_dashas: Dict[str, Dasha]
    rasi_dashas: Dict[str, Dasha]
    saturn_transits: SaturnTransitsSection
    longevity_prediction: LongevityPredictionSection
    planets: PlacedBodies
    birth_attributes: BirthAttributes
    margins: BirthMargins


class HouseCusp(NamedSign):
    """a house: its extent, its sign by the method, and the bodies in it."""
    house: int
    start_absolute_longitude: float
    middle_absolute_longitude: float
    end_absolute_longitude: float
    kp_lords: KpLords
    bodies: List[Body]


class HouseGroup(TypedDict):
    """a group of houses that the request names, and the grahas that signify any of it."""
    group: str
    group_houses: List[int]
    touched_by: Dict[Graha, List[SignificatorLetter]]


class HouseGroupRequest(TypedDict):
    """houses that are looked at together."""
    name: str
    houses: List[House]


class HouseRelationshipsSection(TypedDict):
    """argala on the twelve houses of the chosen chart, and its obstruction."""
    argala: Dict[HouseKey, List[Argala]]
    virodhargala: Dict[HouseKey, List[Argala]]


class HouseSignificators(TypedDict):
    """the grahas that signify a house."""
    house: int
    owner: Graha
    a: List[Graha]
    b: List[Graha]
    c: List[Graha]
    d: List[Graha]
    combined: List[RankedSignificator]


class HousesOfGraha(TypedDict):
    """houses of a graha in a chart."""
    owns: List[int]
    occupies: int


class IndexResponse(TypedDict):
    """the answer of GET /."""
    message: str
    version: str
    endpoints: Dict[str, str]
    documentation: str
    source: Optional[str]
    licence: str


class IntervalStates(NamedNakshatra, MoonSign):
    """the panchanga and the rising sign with which an interval starts; vara is null where the Sun does not rise or set, the rising sign beyond 66.5 degrees of latitude."""
    tithi: TithiId
    tithi_name: str
    tithi_number: int
    paksha: Paksha
    paksha_name: str
    yoga: NityaYogaId
    yoga_name: str
    karana: KaranaId
    karana_name: str
    vara: Optional[Weekday]
    vara_name: Optional[str]
    lagna_sign: Optional[Sign]
    lagna_sign_name: Optional[str]
    lagna_sign_index: Optional[int]


class Ishtakala(TypedDict):
    """time of the birth since sunrise; null where the Sun does not rise."""
    ghati: int
    pala: int
    vipala: int


class Jagradadi(TypedDict):
    """state by wakefulness, from the dignity."""
    id: JagradadiId
    name: str


class JanmaNakshatraDay(AngaTimes):
    """a day of the nakshatra of the birth: the first whose sunrise it holds."""
    date: str
    weekday: Weekday
    weekday_name: str


class Job(TypedDict):
    """a job and how far it is."""
    id: str
    calculation: Optional[str]
    priority: Optional[int]
    state: Literal["waiting", "running", "completed", "failed", "damaged"]
    lines: Optional[int]
    lines_done: Optional[int]
    lines_failed: Optional[int]
    lines_per_second: Optional[float]
    created_at: Optional[str]
    finished_at: Optional[str]
    expected_end_at: Optional[str]


_JobLineSome = TypedDict("_JobLineSome", {
    "answer": "Any",
    "error": "PartFailure",
}, total=False)


class JobLine(_JobLineSome):
    """a line of the results of a job: an answer, or an error."""
    line: int


class KaalaDashaDetails(TypedDict):
    """what the kaala dasha is computed from: the part of the day of the birth."""
    twilight_period: TwilightPeriod
    twilight_period_name: str
    elapsed_fraction: float


class Kakshya(NamedSign):
    """the eighth of a sign in which a body is, and its lord."""
    kakshya: int
    kakshya_lord: Contributor
    kakshya_lord_name: str
    kakshya_gives_bindu: Optional[bool]


class KakshyaChange(TypedDict):
    """the category after a change by Jupiter and Saturn; null unless the rule `three_pairs` is one with_change."""
    raised_by_jupiter: bool
    lowered_by_saturn: bool
    category: LifeCategory
    category_name: str


class KakshyaStay(TypedDict):
    """the time of Saturn in a kakshya."""
    startDate: str
    endDate: str
    startAt: str
    endAt: str
    sign: Sign
    signName: str
    signIndex: int
    kakshya: int
    kakshyaLord: Contributor
    kakshyaLordName: str
    supported: bool


class KalaBala(TypedDict):
    """kala bala: strength of time, in virupas."""
    natonnata: float
    paksha: float
    tribhaga: float
    abda: float
    masa: float
    vara: float
    hora: float
    ayana: float
    yuddha: float
    total: float


class KalaSarpaDosha(DoshaFinding):
    """all seven planets between Rahu and Ketu."""
    kala_sarpa_type: Optional[KalaSarpaType]
    kala_sarpa_type_name: Optional[str]
    kala_sarpa_direction: Optional[KalaSarpaDirection]
    kala_sarpa_direction_name: Optional[str]
    rahu_house: int
    ketu_house: int
    strict_by_longitude: bool
    partial_by_longitude: bool
    planets_in_rahu_to_ketu_half: List[Graha]
    planets_in_ketu_to_rahu_half: List[Graha]


class KalathraDosha(DoshaFinding):
    """Sun, Mars, Saturn, Rahu and Ketu in certain houses."""
    malefics_from: KalathraFromPoints


class KalathraFrom(TypedDict):
    """kalathra dosha with the houses counted from one point."""
    present: bool
    malefics_in_1_2_4_7_8_12: List[Graha]


class KalathraFromPoints(TypedDict):
    """counted from the lagna and from the Moon."""
    lagna: KalathraFrom
    moon: KalathraFrom


class KarakaDashaDetails(TypedDict):
    """what the dasha of chara karakas is computed from."""
    karaka_of_lord: Dict[str, CharaKarakaId]


class KarakaDetails(TypedDict):
    """the scheme of chara karakas, and the fixed and natural significators."""
    scheme: KarakaScheme
    sthira_karakas: Dict[Literal["father", "mother", "younger_siblings", "siblings_in_law", "maternal_relatives", "paternal_grandparents", "husband", "sons", "wife", "parents_of_wife", "maternal_grandparents", "elder_siblings"], SthiraKaraka]
    naisargika_karakas: Dict[HouseKey, Graha]


class Karana(AngaTimes):
    """a karana: half a tithi."""
    id: KaranaId
    name: str
    number: int
    lord: Graha
    lord_name: str


_KeysWithinAlways = TypedDict("_KeysWithinAlways", {
    "60": "int",
    "120": "int",
    "300": "int",
    "600": "int",
})


class KeysWithin(_KeysWithinAlways):
    """how many of the keys change within some seconds of the birth."""


class Kootas(TypedDict):
    """the eight kootas, by key."""
    varna_porutham: Koota
    vasiya_porutham: Koota
    dina_tara_porutham: Koota
    yoni_porutham: Koota
    raasi_adhipathi_porutham: GrahaMaitriKoota
    gana_porutham: Koota
    raasi_bahut_porutham: BhakootKoota
    naadi_porutham: Koota


_KpChartSome = TypedDict("_KpChartSome", {
    "four_step": "FourStep",
    "cuspal_interlinks": "CuspalInterlinks",
    "cuspal_sub_lords": "List[CuspalSubLord]",
    "nakshatra_nadi": "Dict[Graha, NadiHouses]",
}, total=False)


class KpChart(_KpChartSome):
    """a chart of Krishnamurti Paddhati: cusps, grahas, significators."""
    house_system: KpHouseSystem
    placidus_undefined: bool
    cusps: List[KpCusp]
    kp_planets: List[KpPlanet]
    house_significators: List[HouseSignificators]
    planet_significators: List[PlanetSignificators]
    planets_in_own_star: List[Graha]
    planets_without_star_tenant: List[Graha]
    node_agency: NodeAgencies
    moon_reflection: MoonReflection
    house_groups: List[HouseGroup]


class KpChoices(TypedDict, total=False):
    """choices of several calculations."""
    kp_latitude: ChoiceKpLatitude
    node_conjunction: ChoiceNodeConjunction
    node_aspects: ChoiceNodeAspects
    kp_day: ChoiceKpDay
    rp_scheme: ChoiceRpScheme


class KpPoint(PointInSign, NamedNakshatra):
    """a longitude with its lords."""
    pada: int
    kp_lords: KpLords
    sub_start_absolute_longitude: float
    sub_end_absolute_longitude: float


class KpCusp(KpPoint):
    """the cusp of a house of KP, with its lords."""
    house: int
    owner: Graha
    seconds_to_next_sub: Optional[float]


_KpMomentSome = TypedDict("_KpMomentSome", {
    "latitude": "float",
    "longitude": "float",
    "zone": "Optional[str]",
    "place": "str",
    "timezone": "float",
    "ayanamsa_mode": "AppliedAyanamsaMode",
    "ayanamsa_value": "Optional[float]",
    "node_type": "NodeTypeField",
}, total=False)


class KpMoment(_KpMomentSome):
    """when and where a KP chart is cast, and its zodiac."""
    date: str
    time: str


class KpOptions(TypedDict, total=False):
    """what of a KP chart is computed."""
    rotate: House
    theories: List[KpTheory]
    house_groups: List[HouseGroupRequest]
    dasha_levels: int
    dasha_at: Optional[str]


_KpHoraryRequestSome = TypedDict("_KpHoraryRequestSome", {
    "number_scheme": "NumberScheme",
    "rules": "KpHoraryRules",
}, total=False)


class KpHoraryRequest(KpMoment, KpOptions, LanguageAndMeta, _KpHoraryRequestSome):
    """the request of POST /kp/horary."""
    number: int


class KpHoraryResponse(TypedDict):
    """the answer of POST /kp/horary."""
    moment_details: MomentDetails
    horary: Horary
    kp: KpChart
    ruling_planets: RulingPlanets
    vimsottari: Dasha
    words: Words
    meta: Meta


class KpHoraryRules(KpChoices, total=False):
    """a preset, choices or both; a choice wins."""
    preset: PresetName
    ayanamsa_mode: AppliedAyanamsaMode
    node_type: ChoiceNodeType
    positions: ChoicePositions
    lagna_nutation: ChoiceLagnaNutation
    sunrise_definition: ChoiceSunriseDefinition
    cil_compare: ChoiceCilCompare
    year_length: ChoiceYearLength
    horary_point: Literal["start", "middle"]
    number_houses: Literal["whole_sign", "placidus"]
    planet_of_108: Literal["twelves", "blog"]


class KpLords(TypedDict):
    """lords of a longitude by Krishnamurti, each of a part of the one before."""
    sign_lord: Graha
    star_lord: Graha
    sub_lord: Graha
    sub_sub_lord: Graha
    sookshma_lord: Graha
    prana_lord: Graha
    deha_lord: Graha
    kp_number: int


class KpPlanet(KpPoint, NamedPlanet):
    """a graha in a KP chart, with its lords."""
    house: int
    retrograde: bool
    in_retrograde_star: bool


class KpRequest(KpMoment, KpOptions, LanguageAndMeta, total=False):
    """the request of POST /kp."""
    rules: KpRules


class KpResponse(TypedDict):
    """the answer of POST /kp."""
    moment_details: MomentDetails
    kp: KpChart
    ruling_planets: RulingPlanets
    vimsottari: Dasha
    words: Words
    meta: Meta


class KpRules(KpChoices, total=False):
    """a preset, choices or both; a choice wins."""
    preset: PresetName
    ayanamsa_mode: AppliedAyanamsaMode
    node_type: ChoiceNodeType
    positions: ChoicePositions
    lagna_nutation: ChoiceLagnaNutation
    sunrise_definition: ChoiceSunriseDefinition
    cil_compare: ChoiceCilCompare
    year_length: ChoiceYearLength


class KpRulingPlanetsRequest(KpMoment, LanguageAndMeta, total=False):
    """the request of POST /kp/ruling-planets."""
    rules: KpRulingPlanetsRules


class KpRulingPlanetsResponse(TypedDict):
    """the answer of POST /kp/ruling-planets."""
    moment_details: MomentDetails
    ruling_planets: RulingPlanets
    words: Words
    meta: Meta


class KpRulingPlanetsRules(KpChoices, total=False):
    """a preset, choices or both; a choice wins."""
    preset: PresetName
    ayanamsa_mode: AppliedAyanamsaMode
    node_type: ChoiceNodeType
    positions: ChoicePositions
    lagna_nutation: ChoiceLagnaNutation
    sunrise_definition: ChoiceSunriseDefinition


class KpTableResponse(TypedDict):
    """the answer of GET /kp/table."""
    kp_table: List[KpTableRow]
    words: Words
    meta: Meta


class KpTableRow(NamedSign):
    """a sub or a sub-sub that lies in one sign."""
    row_number: int
    start_fraction: str
    end_fraction: str
    start_absolute_longitude: float
    end_absolute_longitude: float
    sign_lord: Graha
    star_lord: Graha
    sub_lord: Graha
    sub_sub_lord: Optional[Graha]


_LifeEventSome = TypedDict("_LifeEventSome", {
    "date": "Optional[str]",
    "from_date": "Optional[str]",
    "to_date": "Optional[str]",
    "kind": "Optional[str]",
    "precision": "EventPrecision",
}, total=False)


class LifeEvent(_LifeEventSome):
    """an event of the life with a date."""
    id: str


class LiveResponse(TypedDict):
    """the answer of GET /health/live."""
    status: Literal["alive"]


class LocalContact(TypedDict):
    """a contact as it is at the place; it may be below the horizon."""
    id: EclipseMoment
    name: str
    at: str
    utc: str
    altitude: float
    azimuth: float
    above_horizon: bool


class LocalMaximum(TypedDict):
    """an eclipse at its greatest; what is covered is 0 where the Sun is below the horizon; null where there is none."""
    at: str
    utc: str
    altitude: float
    azimuth: float
    above_horizon: bool
    magnitude: Optional[float]
    covered_diameter: Optional[float]
    obscuration: Optional[float]


class Location(TypedDict):
    """a place."""
    place: str
    displayName: str
    latitude: float
    longitude: float
    timezone: float
    country: str
    countryCode: str
    zone: str
    district: Optional[str]
    match: PlaceMatch


class LongevityCombination(TypedDict):
    """a combination for a band of life, and its conditions."""
    id: LongevityCombinationId
    name: str
    band: LifeBand
    band_name: str
    present: bool
    evidence: List[Evidence]
    unmet: List[Evidence]


class LongevityPair(TypedDict):
    """two points and the length of life that the qualities of their signs give."""
    id: LongevityPairId
    name: str
    compared_points: List[LongevityPoint]
    category: LifeCategory
    category_name: str


class LongevityPoint(NamedSign):
    """a point of a pair, with its sign."""
    id: str
    name: str


class LongevityPredictionSection(TypedDict):
    """longevity as the classics compute it, in the D-1 of the birth; not a prediction."""
    statement_kind: StatementKind
    statement_kind_name: str
    band: LifeBand
    band_name: str
    category: LifeCategory
    category_name: str
    limit_years: Dict[LifeLimitsKey, int]
    combinations: List[LongevityCombination]
    three_pairs: List[ThreePairs]
    computed_years: Dict[AyurdayaMethodsKey, AyurdayaYears]
    ayurdaya: Ayurdaya
    maraka_lords: List[Graha]
    marakas: List[Graha]
    badhaka: Badhaka
    rudra: Rudra
    trishoola: List[NamedSign]
    brahma: Graha
    brahma_name: str
    maheshwara: Graha
    maheshwara_name: str
    atma_karaka_planet: Graha
    atma_karaka_planet_name: str
    benefics: List[Graha]
    malefics: List[Graha]
    combust_planets: List[Graha]
    retrograde_planets: List[Graha]


class LordAtEvent(NamedPlanet):
    """what a running lord is in the chart of a candidate."""
    houses_by_chart: Dict[str, HousesOfGraha]
    star_lord: Graha
    star_lord_name: str
    star_lord_houses: HousesOfGraha
    house_from_dasha_lord: Optional[int]
    karaka: Optional[CharaKarakaId]
    karaka_name: Optional[str]


class LordSutra(TypedDict):
    """the lords of two signs compared."""
    arudha_lord: Graha
    arudha_lord_name: str
    lagna_lord: Graha
    lagna_lord_name: str
    arudha_lord_relation: Optional[NaturalRelation]
    lagna_lord_relation: Optional[NaturalRelation]
    result: SutraResult
    result_name: str


class LunarMonth(TimeWindow):
    """the lunar month, from new moon to new moon."""
    amanta: LunarMonthId
    amanta_name: str
    purnimanta: LunarMonthId
    purnimanta_name: str
    is_adhika: bool
    is_nija: bool
    is_kshaya: bool
    skipped: Optional[LunarMonthId]
    skipped_name: Optional[str]
    paksha: Paksha
    paksha_name: str


class MaandiMrityuBhaga(TypedDict):
    """Maandi compared with the fatal degree of its sign."""
    is_within: bool
    degree: float
    distance: float
    tolerance: float


class MahaSutra(TypedDict):
    """the arudha and its tenth; the result is not decided."""
    arudha_sign: Sign
    arudha_sign_name: str
    arudha_sign_index: int
    tenth_sign: Sign
    tenth_sign_name: str
    tenth_sign_index: int
    forward_count: int
    backward_count: int


class MangalaDigit(TypedDict):
    """a digit of ashtamangala, and what it means."""
    heap: MangalaSide
    digit: int
    odd: bool
    mangala_time: MangalaTime
    mangala_time_name: str
    body_part: BodyPart
    body_part_name: str
    planet: Graha
    planet_name: str
    mangala_yoni: MangalaYoni
    mangala_yoni_name: str
    creature: MangalaCreature
    creature_name: str
    mangala_element: MangalaElement
    mangala_element_name: str


class ManglikDosha(DoshaFinding):
    """Mars in certain houses from the lagna, the Moon or Venus."""
    effective: bool
    mars_from: Dict[ManglikFromPointsKey, ManglikFrom]
    applying_exceptions: List[ManglikException]


class ManglikException(TypedDict):
    """an exception to manglik dosha that applies."""
    id: ManglikExceptionId
    name: str
    number: int
    effect: ExceptionEffect
    effect_name: str
    evidence: List[Evidence]


class ManglikFrom(TypedDict):
    """Mars counted from one point, and whether that is manglik by each list of houses."""
    mars_house: int
    is_manglik: bool
    is_manglik_without_2nd_house: bool
    is_manglik_with_1st_house: bool
    is_manglik_with_1st_without_2nd_house: bool


_MarginSome = TypedDict("_MarginSome", {
    "inputs": "List[str]",
}, total=False)


class Margin(_MarginSome):
    """a discrete result of the birth, and how far the clock may be off before it changes."""
    key: str
    key_group: MarginGroup
    value: Optional[Union[str, int, bool]]
    value_name: Optional[str]
    earlier: Optional[MarginChange]
    later: Optional[MarginChange]
    nearest_seconds: Optional[float]


class MarginChange(TypedDict):
    """the nearest change of a value on one side of the birth."""
    seconds: float
    changes_at: str
    value: Optional[Union[str, int, bool]]
    value_name: Optional[str]
    exact: bool


class MarginSettings(TypedDict):
    """what was searched."""
    window_minutes: int
    groups: Optional[List[MarginGroup]]
    divisions: Optional[List[str]]
    recorded_precision: Literal["second", "minute"]
    offset_changes_inside: bool


class MarginSummary(TypedDict):
    """the nearest changes of the answer."""
    nearest: List[NearestMargin]
    keys_within: KeysWithin


class MarginsBirth(TypedDict):
    """the birth of the request, with defaults filled in."""
    timezone: float
    ayanamsa_mode: AppliedAyanamsaMode
    resolved_time: ResolvedTime
    date: str
    time: str
    latitude: float
    longitude: float
    zone: Optional[str]
    place: str
    elevation: float
    ayanamsa_value: Optional[float]
    calculation_type: CalculationTypeField
    node_type: NodeTypeField
    bhava_madhya_method: int
    language: LanguageCode
    varnada_method: int
    gender: Optional[Gender]


_MarginsRequestSome = TypedDict("_MarginsRequestSome", {
    "place": "str",
    "latitude": "float",
    "longitude": "float",
    "timezone": "float",
    "zone": "Optional[str]",
    "elevation": "float",
    "ayanamsa_mode": "AyanamsaMode",
    "ayanamsa_value": "Optional[float]",
    "calculation_type": "CalculationTypeField",
    "node_type": "NodeTypeField",
    "bhava_madhya_method": "int",
    "varnada_method": "int",
    "gender": "Optional[Gender]",
    "time_precision": "Literal[\"second\", \"minute\"]",
    "window_minutes": "int",
    "groups": "Optional[List[MarginGroup]]",
    "divisions": "Optional[List[DivisionId]]",
    "keys": "Optional[List[str]]",
    "birth_time_uncertainty_minutes": "Optional[float]",
    "uncertainty_earlier_minutes": "Optional[float]",
    "uncertainty_later_minutes": "Optional[float]",
    "weight": "Literal[\"uniform\", \"triangular\", \"normal\"]",
    "class_keys": "Optional[List[str]]",
    "rectification": "Optional[Rectification]",
    "rules": "NatalChartRules",
}, total=False)


class MarginsRequest(LanguageAndMeta, _MarginsRequestSome):
    """the request of POST /margins."""
    date: str
    time: str


class MarginsResponse(TypedDict):
    """the answer of POST /margins."""
    birth_details: MarginsBirth
    margins: BirthMargins
    uncertainty: Optional[BirthTimeUncertainty]
    rectification: Optional[RectificationFacts]
    vimshottari_balance: Optional[BalanceSlope]
    settings: MarginSettings
    meta: Meta


_MarriageMatchBatchRequestSome = TypedDict("_MarriageMatchBatchRequestSome", {
    "boy_birth_details": "Optional[MatchBirth]",
    "girl_birth_details": "Optional[MatchBirth]",
    "detail": "MatchDetail",
    "rules": "MarriageMatchRules",
}, total=False)


class MarriageMatchBatchRequest(LanguageAndMeta, _MarriageMatchBatchRequestSome):
    """the request of POST /marriage-match/batch."""
    partners: List[BatchPartner]


class MarriageMatchBatchResponse(TypedDict):
    """the answer of POST /marriage-match/batch."""
    boy: Optional[MatchPartner]
    girl: Optional[MatchPartner]
    partners: List[MatchBatchEntry]
    meta: Meta


_MarriageMatchRequestSome = TypedDict("_MarriageMatchRequestSome", {
    "rules": "MarriageMatchRules",
}, total=False)


class MarriageMatchRequest(LanguageAndMeta, _MarriageMatchRequestSome):
    """the request of POST /marriage-match."""
    boy_birth_details: MatchBirth
    girl_birth_details: MatchBirth


class PairMatch(TypedDict):
    """all that `/marriage-match` returns for a pair, with `detail: 'full'`."""
    boy: MatchPartner
    girl: MatchPartner
    north_indian: NorthIndianMatch
    south_indian: SouthIndianMatch
    boy_dosha_data: DoshaPoints
    girl_dosha_data: DoshaPoints
    manglik_by_point: Dict[ManglikFromPointsKey, ManglikOfPair]
    manglik_by_point_names: Dict[ManglikFromPointsKey, str]
    beeja_rasi: Sign
    beeja_rasi_name: str
    beeja_rasi_index: int
    beeja_absolute_longitude: float
    kshetra_rasi: Sign
    kshetra_rasi_name: str
    kshetra_rasi_index: int
    kshetra_absolute_longitude: float


class MarriageMatchResponse(PairMatch):
    """the answer of POST /marriage-match."""
    meta: Meta


class MarriageMatchRules(TypedDict, total=False):
    """a preset, choices or both; a choice wins."""
    preset: PresetName
    ayanamsa_mode: AppliedAyanamsaMode
    node_type: ChoiceNodeType
    positions: ChoicePositions
    lagna_nutation: ChoiceLagnaNutation
    varna_of_signs: ChoiceVarnaOfSigns
    match_tables: Literal["default", "lower_points", "higher_points"]
    raasi_koota: Literal["symmetric", "from_girl"]
    south_rajju: Literal["group", "direction"]
    south_minimum: Literal["five", "by_varna"]
    papa_nodes: Literal["rahu_and_ketu", "rahu_only"]
    manglik_houses: ChoiceManglikHouses


class MatchBatchEntry(TypedDict):
    """the answer for one partner: a match, or an error."""
    id: Optional[str]
    match: Optional[Union[MatchSummary, PairMatch]]
    error: Optional[PartnerFailure]


class MatchCounts(TypedDict):
    """counts between the two Moons."""
    nakshatras_girl_to_boy: int
    nakshatras_boy_to_girl: int
    tara_of_boy: TaraId
    tara_of_boy_name: str
    tara_of_girl: TaraId
    tara_of_girl_name: str
    signs_girl_to_boy: int


class MatchPartner(NamedNakshatra, MoonSign, MoonAttributes):
    """the Moon of a partner, what follows from it, and the houses of the malefics."""
    pada: int
    sign_lord: Graha
    sign_lord_name: str
    navamsa_sign: Sign
    navamsa_sign_name: str
    navamsa_sign_index: int
    moon_absolute_longitude: float
    lagna_sign: Sign
    lagna_sign_name: str
    lagna_sign_index: int
    manglik_from: Dict[ManglikFromPointsKey, bool]
    papa_detail: Dict[PapaOfMaleficsKey, PapaOfGraha]
    resolved_time: ResolvedTime


class MatchSummary(TypedDict):
    """totals, points and grades of a pair, with `detail: 'summary'`."""
    north_indian: NorthIndianSummary
    south_indian: SouthIndianSummary
    boy_dosha_data: DoshaPoints
    girl_dosha_data: DoshaPoints
    manglik_by_point: Dict[ManglikFromPointsKey, ManglikOfPair]
    manglik_by_point_names: Dict[ManglikFromPointsKey, str]


_MemoryResponseSome = TypedDict("_MemoryResponseSome", {
    "rss_mb": "float",
    "rss_peak_mb": "float",
    "rss_error": "str",
}, total=False)


class MemoryResponse(_MemoryResponseSome):
    """the answer of GET /debug/meminfo."""
    allocator: str
    horoscope_cache: CacheFigures


class Settings(TypedDict):
    """the choices that decide an answer most."""
    preset: Optional[PresetName]
    ayanamsa_mode: Optional[AppliedAyanamsaMode]
    ayanamsa_value: Optional[float]
    positions: Optional[Literal["geometric", "apparent", "apparent_true_equinox"]]
    node_type: Optional[Literal["mean", "true"]]
    sunrise_definition: Optional[SunriseDefinition]
    changed: Dict[str, Any]
    not_applied: Dict[str, str]


class Meta(MetaFields, Settings):
    """what the answer was computed with."""


class MomentDetails(TypedDict):
    """the birth, or the moment of the question."""
    date: str
    time: str
    place: str
    latitude: float
    longitude: float
    resolved_time: ResolvedTime


class MomentOfJudgement(BirthMoment, total=False):
    """the moment at which a time of birth is judged."""
    timezone: float


class MoonPhaseMoment(TypedDict):
    """a principal phase of the Moon, by apparent positions."""
    moon_phase: MoonPhase
    moon_phase_name: str
    at: str
    utc: str


class MoonReflection(TypedDict):
    """houses that the Moon and its lords signify by any level."""
    moon: List[int]
    star_lord_houses: List[int]
    sub_lord_houses: List[int]


class MrityuBhaga(TypedDict):
    """longitude compared with the fatal degree of the sign; null for the outer planets."""
    is_within: bool
    degree: float
    distance: float
    tolerance: float


class Muhurta(TimeWindow):
    """a fifteenth of a day or night."""
    id: MuhurtaId
    name: str
    quality: PartQuality
    quality_name: str


class MuhurtaCaution(TypedDict):
    """a caution that is present in a part of an interval."""
    id: ExclusionId
    name: str
    caution_weight: CautionWeight


class MuhurtaClassNames(TypedDict):
    """display words of `classes`."""
    vara: str
    nakshatra: str
    tithi: str
    yoga: str
    karana: str
    lunar_month: Optional[str]
    solar_month: Optional[str]


class MuhurtaClasses(TypedDict):
    """class of each factor; vara, nakshatra and tithi count."""
    vara: MuhurtaClass
    nakshatra: MuhurtaClass
    tithi: MuhurtaClass
    yoga: MuhurtaClass
    karana: MuhurtaClass
    lunar_month: Optional[MuhurtaClass]
    solar_month: Optional[MuhurtaClass]


class MuhurtaDate(TypedDict):
    """a date with its points and what they come from."""
    date: str
    sunrise_at: Optional[str]
    sunset_at: Optional[str]
    evaluated_at: str
    score: float
    breakdown: Dict[MuhurtaFactor, float]
    factors: MuhurtaFactors
    classes: MuhurtaClasses
    classes_names: MuhurtaClassNames
    exclusions: List[MuhurtaExclusion]
    supports: List[MuhurtaSupport]
    supports_names: List[str]
    windows: Optional[MuhurtaWindows]
    parts: List[MuhurtaPart]


class MuhurtaDateExclusion(TypedDict):
    """what takes time of a day away."""
    muhurta_condition: MuhurtaCondition
    muhurta_condition_name: str
    id: Optional[str]
    name: Optional[str]
    hours: float


class MuhurtaDateInterval(NamedNakshatra, TimeWindow):
    """a time of the day in which the conditions hold; its angas at the start."""
    duration_minutes: float
    tithi: TithiId
    tithi_name: str
    tithi_number: int
    paksha: Paksha
    paksha_name: str
    cautions: List[MuhurtaCaution]


class MuhurtaDates(TypedDict):
    """the days of a range for an event."""
    event_type: MuhurtaEventType
    label: str
    source: str
    strictness: Strictness
    place: str
    latitude: float
    longitude: float
    timezone: float
    natal_moon: Optional[NatalMoon]
    muhurta_days: List[MuhurtaDay]
    days_with_intervals: int
    not_evaluated: List[NotEvaluated]


_MuhurtaDatesRequestSome = TypedDict("_MuhurtaDatesRequestSome", {
    "birth": "Optional[MatchBirth]",
    "partner": "Optional[MatchBirth]",
    "strictness": "Strictness",
    "require": "List[MuhurtaCondition]",
    "drop": "List[MuhurtaCondition]",
    "minimum_minutes": "float",
    "detail": "AnswerDetail",
    "rules": "MuhurtaIntervalsRules",
}, total=False)


class MuhurtaDatesRequest(NamedPlaceOptions, LanguageAndMeta, _MuhurtaDatesRequestSome):
    """the request of POST /muhurta/dates."""
    event_type: MuhurtaEventType
    from_date: str
    to_date: str


class MuhurtaDatesResponse(ClockAndMeta):
    """the answer of POST /muhurta/dates."""
    muhurta: MuhurtaDates


class MuhurtaDay(TypedDict):
    """a Vedic day of the range."""
    date: str
    vara: Weekday
    vara_name: str
    sunrise_at: str
    next_sunrise_at: str
    rank: Optional[int]
    duration_minutes: float
    intervals: List[MuhurtaDateInterval]
    excluded_by: List[MuhurtaDateExclusion]


class MuhurtaEvent(TypedDict):
    """a kind of event."""
    event_type: MuhurtaEventType
    label: str
    source: str


class MuhurtaEventsResponse(TypedDict):
    """the answer of GET /muhurta/events."""
    events: List[MuhurtaEvent]
    meta: Meta


class MuhurtaExclusion(TypedDict):
    """a reason against a date."""
    id: ExclusionId
    name: str
    severity: ExclusionSeverity
    severity_name: str
    scope: ExclusionScope
    starts_at: Optional[str]
    ends_at: Optional[str]


class MuhurtaFactors(NamedNakshatra, MoonSign, Vara):
    """the panchanga and the person's balas at the instant of evaluation."""
    tithi: TithiId
    tithi_name: str
    tithi_number: int
    paksha: Paksha
    paksha_name: str
    yoga: NityaYogaId
    yoga_name: str
    yoga_number: int
    karana: KaranaId
    karana_name: str
    karana_number: int
    sun_sign: Sign
    sun_sign_name: str
    sun_sign_index: int
    lunar_month_amanta: LunarMonthId
    lunar_month_amanta_name: str
    lunar_month_purnimanta: LunarMonthId
    lunar_month_purnimanta_name: str
    is_adhika: bool
    tara: TaraId
    tara_name: str
    tara_number: int
    chandra_house: int


class MuhurtaInterval(TimeWindow):
    """a time in which the conditions of an event hold; values are those at its start."""
    duration_minutes: float
    opened_by: List[str]
    closed_by: List[str]
    states: IntervalStates
    score: float
    score_most: float
    factor_points: Dict[MuhurtaFactor, Optional[float]]
    classes: MuhurtaClasses
    classes_names: MuhurtaClassNames
    lagna_at_start: Optional[MuhurtaLagna]
    stricter_fails: List[MuhurtaCondition]


class MuhurtaIntervals(TypedDict):
    """the times of a range that suit an event."""
    event_type: MuhurtaEventType
    label: str
    source: str
    strictness: Strictness
    place: str
    latitude: float
    longitude: float
    timezone: float
    natal_moon: Optional[NatalMoon]
    where: Dict[str, Any]
    intervals: List[MuhurtaInterval]
    blocked_by: List[BlockedBy]
    count: int
    truncated: bool
    next_from: Optional[str]
    not_evaluated: List[NotEvaluated]


_MuhurtaIntervalsRequestSome = TypedDict("_MuhurtaIntervalsRequestSome", {
    "birth": "Optional[MatchBirth]",
    "partner": "Optional[MatchBirth]",
    "strictness": "Strictness",
    "require": "List[MuhurtaCondition]",
    "drop": "List[MuhurtaCondition]",
    "minimum_minutes": "float",
    "limit": "int",
    "split": "bool",
    "format": "Literal[\"json\", \"ics\"]",
    "title": "str",
    "rules": "MuhurtaIntervalsRules",
}, total=False)


class MuhurtaIntervalsRequest(NamedPlaceOptions, LanguageAndMeta, _MuhurtaIntervalsRequestSome):
    """the request of POST /muhurta/intervals."""
    event_type: MuhurtaEventType
    from_date: str
    to_date: str


class MuhurtaIntervalsResponse(ClockAndMeta):
    """the answer of POST /muhurta/intervals."""
    muhurta: MuhurtaIntervals


class MuhurtaIntervalsRules(SiddhantaChoices, SutakChoices, FestivalChoices, AngaChoices, total=False):
    """a preset, choices or both; a choice wins."""
    preset: PresetName
    ayanamsa_mode: AppliedAyanamsaMode
    node_type: ChoiceNodeType
    positions: ChoicePositions
    lagna_nutation: ChoiceLagnaNutation
    sunrise_definition: ChoiceSunriseDefinition
    moonrise_definition: ChoiceMoonriseDefinition
    abhijit_on_wednesday: ChoiceAbhijitOnWednesday
    ritu_method: ChoiceRituMethod
    ayana_method: ChoiceAyanaMethod
    grahana_exclusion: ChoiceGrahanaExclusion
    moon_horizon: ChoiceMoonHorizon
    asta_method: ChoiceAstaMethod
    muhurta_asta_method: ChoiceMuhurtaAstaMethod
    as_published: Literal["none", "drik"]


class MuhurtaLagna(NamedSign):
    """the rising sign with which an interval starts; null beyond 66.5 degrees of latitude."""
    lagna_class: Optional[MuhurtaClass]
    lagna_class_name: Optional[str]
    navamsa_sign: Sign
    navamsa_sign_name: str
    navamsa_sign_index: int
    graha_houses: Dict[Graha, int]


class MuhurtaPart(TypedDict):
    """a part of the day with the same angas, rising sign and windows."""
    start: str
    end: str
    score: float
    breakdown: Dict[MuhurtaFactor, float]
    tithi_number: int
    nakshatra_number: int
    moon_sign: Sign
    lagna_sign: Sign
    lagna_class: Optional[MuhurtaClass]
    panchaka: Optional[PanchakaId]
    windows_to_avoid: List[AvoidedWindow]


class MuhurtaScan(PlaceOfEvent):
    """the dates of a range with their points for an event."""
    event_type: MuhurtaEventType
    label: str
    source: str
    weights: Dict[MuhurtaFactor, float]
    natal_moon: NatalMoon
    dates: List[MuhurtaDate]


_MuhurtaScanRequestSome = TypedDict("_MuhurtaScanRequestSome", {
    "day_part_resolution_minutes": "int",
    "respect_inauspicious_windows": "bool",
    "ayanamsa_value": "Optional[float]",
    "rules": "MuhurtaScanRules",
}, total=False)


class MuhurtaScanRequest(TransitBirth, EventPlace, LanguageAndMeta, _MuhurtaScanRequestSome):
    """the request of POST /muhurta."""
    event_type: MuhurtaEventType
    from_date: str
    to_date: str


class MuhurtaScanResponse(ClockAndMeta):
    """the answer of POST /muhurta."""
    birth_details: ComparedBirthDetails
    muhurta: MuhurtaScan


class MuhurtaScanRules(SutakChoices, SiddhantaChoices, AngaChoices, total=False):
    """a preset, choices or both; a choice wins."""
    preset: PresetName
    ayanamsa_mode: AppliedAyanamsaMode
    positions: ChoicePositions
    lagna_nutation: ChoiceLagnaNutation
    sunrise_definition: ChoiceSunriseDefinition
    abhijit_on_wednesday: ChoiceAbhijitOnWednesday
    grahana_exclusion: ChoiceGrahanaExclusion
    moon_horizon: ChoiceMoonHorizon
    muhurta_asta_method: ChoiceMuhurtaAstaMethod


class MuhurtaWindows(TypedDict):
    """null where the Sun does not rise or set on the date."""
    abhijit: TimeWindow
    abhijit_void: bool
    abhijit_clean: List[TimeWindow]
    avoid: List[WindowToAvoid]


class Muhurtas(TypedDict):
    """fifteenths of day and night; null where the Sun does not rise or set."""
    day: List[Muhurta]
    night: List[Muhurta]


class Muntha(NamedSign):
    """the natal Ascendant advanced by one sign a year."""
    house: int


class NadiHouses(TypedDict):
    """houses of a graha, of its star lord and of its sub lord."""
    itself: PlacedAndOwned
    of_star_lord: PlacedAndOwned
    of_sub_lord: PlacedAndOwned


class NakshatraAnga(AngaTimes):
    """a nakshatra with its lord and times."""
    id: Nakshatra
    name: str
    number: int
    lord: Graha
    lord_name: str


class NakshatraAndPada(NakshatraAnga):
    """a nakshatra with its lord and times, and the pada."""
    pada: int


class NakshatraPada(NakshatraAndPadaRow):
    """nakshatra of a longitude, with its pada and lord."""


class NakshatraPadaStay(NamedNakshatra, AngaTimes):
    """the time of the Moon in a pada."""
    pada: int


class NakshatraPadas(TypedDict):
    """nakshatra and pada of each body; an outer planet is null by the Surya Siddhanta."""
    Ascendant: NakshatraPada
    Sun: NakshatraPada
    Moon: NakshatraPada
    Mars: NakshatraPada
    Mercury: NakshatraPada
    Jupiter: NakshatraPada
    Venus: NakshatraPada
    Saturn: NakshatraPada
    Rahu: NakshatraPada
    Ketu: NakshatraPada
    Uranus: Optional[NakshatraPada]
    Neptune: Optional[NakshatraPada]
    Pluto: Optional[NakshatraPada]


class NakshatraSutra(TypedDict):
    """nakshatras of the birth and of the lagna; the result is not decided."""
    janma_nakshatra: Nakshatra
    janma_nakshatra_name: str
    janma_nakshatra_number: int
    lagna_nakshatra: Nakshatra
    lagna_nakshatra_name: str
    lagna_nakshatra_number: int
    forward_count: int
    backward_count: int


class NatalChartRequest(BirthFields, ChartOptions, total=False):
    """the request of POST /horoscope."""
    dasha_levels: Optional[DashaLevel]
    rules: NatalChartRules
    meta: MetaDetail


_NatalChartResponseSome = TypedDict("_NatalChartResponseSome", {
    "chosen_chart": "ChosenChart",
    "pravesha": "Pravesha",
}, total=False)


class NatalChartResponse(_NatalChartResponseSome):
    """the answer of POST /horoscope."""
    birth_details: BirthDetails
    horoscope: HoroscopeRecord
    words: Words
    details: Details
    meta: Meta


class NatalChartRules(ChartChoices, AngaChoices, total=False):
    """a preset, choices or both; a choice wins."""
    preset: PresetName
    ayanamsa_mode: AppliedAyanamsaMode
    node_type: ChoiceNodeType
    positions: ChoicePositions
    lagna_nutation: ChoiceLagnaNutation
    house_cusps: Literal["by_bhava_method", "placidus_middle", "placidus_start", "koch", "campanus", "regiomontanus", "porphyry", "topocentric", "alcabitius"]
    sunrise_definition: ChoiceSunriseDefinition
    custom_seed: Literal["base_rasi", "sign"]
    custom_start_variation: Literal["none", "even_7th", "even_9th", "even_5th", "even_11th", "even_3rd", "fixed_5th_dual_9th", "fixed_9th_dual_5th", "earth_4th_air_7th_water_10th", "earth_10th_air_7th_water_4th"]
    mixed_chart: VargaMethod
    varga_methods: ChoiceVargaMethods
    graha_yuddha_victor: ChoiceGrahaYuddhaVictor
    deeptadi_order: Literal["affliction_first", "dignity_first", "sign_first"]
    shadbala_school: Literal["raman", "bphs", "jhora"]
    benefics_shadbala: Literal["elongation", "moon_phase_8", "jhora"]
    saptavargaja: Literal["compound_d1", "jhora"]
    kendradi_by: Literal["sign", "bhava"]
    ayana_declination: Literal["table", "true"]
    strength_houses: Literal["sripati", "equal"]
    paksha: Literal["moon_by_group", "moon_always_benefic", "moon_tithis_8_to_23"]
    hora_bala: Literal["equal", "unequal"]
    shadbala_formulas: Literal["raman", "bphs"]
    shadbala_constants: Literal["raman", "jhora"]
    cheshta: Literal["raman_epoch", "surya_siddhanta", "bphs_luminaries", "jhora"]
    drishti: Literal["additive", "jhora_peaked"]
    pancha_vargeeya: Literal["neelakanthi", "three_level"]
    dwadasa_vargeeya: Literal["natural", "jaimini"]
    vimsopaka: Literal["d1_compound", "varga_compound"]
    ashtakavarga_tables: ChoiceAshtakavargaTables
    vighati_rate: Literal["fifteen_degrees_per_minute", "five_degrees_per_minute"]
    gulika_part: Literal["start", "middle", "end"]
    maandi_part: Literal["start", "middle", "end", "ghatika"]
    lordless_part: Literal["after_saturn", "last"]
    argala_effective: Literal["no", "yes"]
    argala_reading: Literal["plain", "house_of_ketu_reversed", "ketu_sign_reversed", "malefics_in_third"]
    nisheka: Literal["no", "bphs"]
    calendar_positions: Literal["apparent", "geometric"]
    moonrise_definition: ChoiceMoonriseDefinition
    moon_event_span: ChoiceMoonEventSpan
    abhijit_on_wednesday: ChoiceAbhijitOnWednesday
    ritu_method: ChoiceRituMethod
    ayana_method: ChoiceAyanaMethod
    vikram_year_start: ChoiceVikramYearStart
    samvatsara_system: Literal["south_solar", "south_lunar", "north_jovian"]
    tamil_month_method: ChoiceTamilMonthMethod
    year_length: ChoiceYearLength
    yoga_lords: Literal["stronger", "parashari"]
    benefics_yoga: Literal["tithis_1_15", "half_bright"]
    dosha_reference: Literal["lagna", "moon", "venus"]
    manglik_houses: ChoiceManglikHouses
    yogas: Literal["classical", "jhora"]
    listed_yogas: Literal["usual", "with_cancelled", "with_further", "with_cancelled_and_further"]
    lunar_yoga_nodes: Literal["include", "exclude"]
    yoga_readings: Literal["default", "bvr", "pvr", "phaladeepika", "alternative"]
    three_pairs: Literal["moon_saturn", "lagna_moon", "moon_saturn_with_change", "lagna_moon_with_change"]
    longevity_limits: Literal["32_70_100", "36_72_120"]
    brahma_saturn_or_node: Literal["stays", "sixth"]
    ayurdaya_method: Literal["by_strength", "pinda", "nisarga", "amsa"]
    ayurdaya_losses: Literal["smallest", "product", "smallest_by_depth"]
    ayurdaya_lagna: Literal["by_dignity", "rasi", "navamsa"]
    varna_of_signs: ChoiceVarnaOfSigns


class NatalMoon(PointInSign, NamedNakshatra):
    """the natal Moon: janma sign and janma nakshatra."""
    pada: int


class NatalReference(MoonSign):
    """what the transits are counted from."""
    lagna_sign: Sign
    lagna_sign_name: str
    lagna_sign_index: int
    moon_nakshatra: Nakshatra
    moon_nakshatra_name: str
    moon_nakshatra_number: int
    sun_nakshatra: Nakshatra
    sun_nakshatra_name: str
    sun_nakshatra_number: int
    lagna_nakshatra: Nakshatra
    lagna_nakshatra_name: str
    lagna_nakshatra_number: int


class NearestMargin(TypedDict):
    """the key of a group that changes first."""
    key_group: MarginGroup
    key: str
    seconds: float


class NextChanges(TypedDict):
    """the next changes with their moments."""
    sign_change: Optional[NextSignChange]
    nakshatra_change: Optional[NextNakshatraChange]
    pada_change: Optional[NextPadaChange]


class NextNakshatraChange(TypedDict):
    """the next change of nakshatra; null after 2399."""
    at: str
    direction: Motion
    direction_name: str
    to_nakshatra: Nakshatra
    to_nakshatra_name: str
    to_nakshatra_number: int


class NextPadaChange(TypedDict):
    """the next change of pada; null after 2399."""
    at: str
    direction: Motion
    direction_name: str
    to_pada: int
    to_nakshatra: Nakshatra
    to_nakshatra_name: str
    to_nakshatra_number: int


class NextSignChange(TypedDict):
    """the next change of sign; null after 2399."""
    at: str
    direction: Motion
    direction_name: str
    to_sign: Sign
    to_sign_name: str


class NityaYoga(AngaTimes):
    """a nitya yoga: a 27th of the sum of Sun and Moon."""
    id: NityaYogaId
    name: str
    number: int
    lord: Graha
    lord_name: str
    avayogi: Graha
    avayogi_name: str


class NodeAgencies(TypedDict):
    """planets that Rahu and Ketu represent."""
    Rahu: NodeAgency
    Ketu: NodeAgency


class NodeAgency(TypedDict):
    """planets that a node represents, and why."""
    conjoined: List[Graha]
    aspecting: List[Graha]
    star_lord: Graha
    sign_lord: Graha
    agency_first: NodeAgencyKind
    agency_first_name: str


class NorthIndianMatch(TypedDict):
    """the eight kootas of the north, and doshas of the pair."""
    match_system: Literal["ashtakoota_north"]
    eight_koota_porutham: Kootas
    moon_counts: MatchCounts
    four_additional_porutham: Dict[AdditionalPoruthamsKey, AdditionalPorutham]
    overall_compatibility: AshtakootaTotal
    pair_doshas: PairDoshas


class NorthIndianSummary(TypedDict):
    """points of the eight kootas."""
    koota_scores: Dict[KootaScoresKey, KootaScore]
    overall_compatibility: AshtakootaTotal


class NotEvaluated(TypedDict):
    """a condition that holds nowhere on a date because the Sun does not rise or set, that needs a birth, or that a printed list does not count."""
    date: Optional[str]
    condition: str


class NumberNadiamsa(TypedDict):
    """the nadiamsa of a number of 1800."""
    amsa_number: int
    amsa: NadiamsaId
    amsa_name: str


class OpenSpan(TypedDict):
    """a span of time that the ephemeris may not cover whole."""
    startDate: Optional[str]
    endDate: Optional[str]
    startAt: Optional[str]
    endAt: Optional[str]


_OpenValueSome = TypedDict("_OpenValueSome", {
    "weighted_share": "float",
}, total=False)


class OpenValue(_OpenValueSome):
    """one of the values that the uncertain time leaves open."""
    value: Optional[Union[str, int, bool]]
    value_name: Optional[str]
    share: float
    intervals: List[TimeInterval]


class OpenYoga(TypedDict):
    """a yoga that could not be evaluated, and what is not known."""
    name: str
    unknown_fact: YogaFact
    unknown_fact_name: str


class Operand(TypedDict):
    """what it takes."""
    taken_from: Optional[str]
    known: Union[str, float, bool]


class OtherBalaDetails(TypedDict):
    """what the balas are computed from, and rays, subhanka and drishti."""
    natural_benefics: List[Planet]
    natural_malefics: List[Planet]
    time_lords: TimeLords
    saptavargaja: Dict[Planet, Dict[SaptavargaKey, float]]
    cheshta_kendra_degrees: Dict[Planet, float]
    bhava_madhyas: Dict[HouseKey, BhavaMadhya]
    rashmi: Dict[Planet, Rashmi]
    subhanka: Dict[Planet, Subhanka]
    drishti_strengths: Dict[Graha, DrishtiStrengths]


class OtherBalaSection(TypedDict):
    """the balas of Tajika and ishta and kashta phala, in D-1, of the seven planets."""
    harsha_bala: Dict[Planet, HarshaBala]
    pancha_vargeeya_bala: Dict[Planet, PanchaVargeeyaBala]
    dwadhasa_vargeeya_bala: Dict[Planet, DwadasaVargeeyaBala]
    ishta_phala: Dict[Planet, float]
    kashta_phala: Dict[Planet, float]


class Pachakadi(TypedDict):
    """a planet that affects another from a fixed house, and its role."""
    id: PachakadiId
    name: str
    planet: Graha
    planet_name: str
    inimical: bool


class PairDoshas(TypedDict):
    """doshas of the pair and their exceptions, which change no points."""
    nadi_dosha: PairDosha
    bhakoot_dosha: BhakootDosha
    gana_dosha: PairDosha


class PanchaVargeeyaBala(TypedDict):
    """pancha vargeeya bala of Tajika: strength by five positions."""
    kshetra: float
    uccha: float
    hadda: float
    hadda_lord: Planet
    hadda_lord_name: str
    drekkana: float
    navamsa: float
    sum: float
    total: float


class PanchakaPeriod(NamedSign, TimeWindow):
    """a time of one rising sign and the same angas."""
    panchaka: Optional[PanchakaId]
    panchaka_name: Optional[str]


_PanchangDayRequestSome = TypedDict("_PanchangDayRequestSome", {
    "rules": "PanchangDayRules",
}, total=False)


class PanchangDayRequest(PlaceOptions, _PanchangDayRequestSome):
    """the request of POST /panchang."""
    date: str


class PanchangDayResponse(ClockAndMeta):
    """the answer of POST /panchang."""
    panchang: Panchang
    grahanas: List[GrahanaOfDay]


class PanchangDayRules(SiddhantaChoices, SutakChoices, AngaChoices, total=False):
    """a preset, choices or both; a choice wins."""
    preset: PresetName
    ayanamsa_mode: AppliedAyanamsaMode
    positions: ChoicePositions
    lagna_nutation: ChoiceLagnaNutation
    sunrise_definition: ChoiceSunriseDefinition
    moonrise_definition: ChoiceMoonriseDefinition
    moon_event_span: ChoiceMoonEventSpan
    abhijit_on_wednesday: ChoiceAbhijitOnWednesday
    ritu_method: ChoiceRituMethod
    ayana_method: ChoiceAyanaMethod
    vikram_year_start: ChoiceVikramYearStart
    tamil_month_method: ChoiceTamilMonthMethod
    moon_horizon: ChoiceMoonHorizon


_PanchangSearchRequestSome = TypedDict("_PanchangSearchRequestSome", {
    "birth": "Optional[MatchBirth]",
    "janma_nakshatra": "Optional[int]",
    "minimum_minutes": "float",
    "limit": "int",
    "split": "bool",
    "format": "Literal[\"json\", \"ics\"]",
    "title": "str",
    "rules": "PanchangSearchRules",
}, total=False)


class PanchangSearchRequest(NamedPlaceOptions, LanguageAndMeta, _PanchangSearchRequestSome):
    """the request of POST /panchang/search."""
    from_date: str
    to_date: str
    where: Dict[str, Any]


class PanchangSearchResponse(ClockAndMeta):
    """the answer of POST /panchang/search."""
    intervals: List[FoundInterval]
    count: int
    truncated: bool
    next_from: Optional[str]
    not_evaluated: List[NotEvaluated]


class PanchangSearchRules(SiddhantaChoices, SutakChoices, FestivalChoices, AngaChoices, total=False):
    """a preset, choices or both; a choice wins."""
    preset: PresetName
    ayanamsa_mode: AppliedAyanamsaMode
    node_type: ChoiceNodeType
    positions: ChoicePositions
    lagna_nutation: ChoiceLagnaNutation
    sunrise_definition: ChoiceSunriseDefinition
    moonrise_definition: ChoiceMoonriseDefinition
    abhijit_on_wednesday: ChoiceAbhijitOnWednesday
    ritu_method: ChoiceRituMethod
    ayana_method: ChoiceAyanaMethod
    grahana_exclusion: ChoiceGrahanaExclusion
    moon_horizon: ChoiceMoonHorizon
    asta_method: ChoiceAstaMethod
    muhurta_asta_method: ChoiceMuhurtaAstaMethod


class PapaOfGraha(TypedDict):
    """points of a malefic by its houses."""
    house_from: Dict[ManglikFromPointsKey, int]
    points: float


class PartFailure(TypedDict):
    """why the line was not answered."""
    status: int
    detail: str


class PartnerFailure(TypedDict):
    """why the partner has no match; `detail` names the field, `partners.3.latitude`; null where it has one."""
    status: int
    detail: str
    errors: List[ProblemError]


class PeriodAtEvent(TimeWindow):
    """a dasha period that runs at an event."""
    level: int
    lord: str
    event_days: Optional[float]


_PersonalCalendarSome = TypedDict("_PersonalCalendarSome", {
    "brief_anniversaries": "Optional[List[BriefAnniversary]]",
    "brief_balas": "Optional[List[BriefDayBalas]]",
    "tara_words": "List[TaraWord]",
}, total=False)


class PersonalCalendar(PlaceOfEvent, _PersonalCalendarSome):
    """the days of a person in a range of dates."""
    from_date: str
    to_date: str
    natal_moon: NatalMoon
    birth_tithi: TithiName
    birth_amanta: LunarMonthId
    birth_amanta_name: str
    birth_is_adhika: bool
    anniversaries: Optional[List[Anniversary]]
    janma_nakshatra_days: Optional[List[JanmaNakshatraDay]]
    chandrashtama_stays: Optional[List[SignStay]]
    balas: Optional[List[DayBalas]]


class PersonalCalendarRequest(NamedBirth, EventPlace, DateRangeFields, LanguageAndMeta, total=False):
    """the request of POST /calendar/personal."""
    place: str
    ancestors: List[Ancestor]
    sections: List[PersonalSection]
    detail: AnswerDetail
    ayanamsa_value: Optional[float]
    rules: PersonalCalendarRules


class PersonalCalendarResponse(ClockAndMeta):
    """the answer of POST /calendar/personal."""
    birth_details: ComparedBirthDetails
    personal: PersonalCalendar


class PersonalCalendarRules(SiddhantaChoices, AngaChoices, total=False):
    """a preset, choices or both; a choice wins."""
    preset: PresetName
    ayanamsa_mode: AppliedAyanamsaMode
    positions: ChoicePositions
    sunrise_definition: ChoiceSunriseDefinition
    moonrise_definition: ChoiceMoonriseDefinition


class PictureFields(TypedDict, total=False):
    """how a picture is drawn."""
    theme: PictureTheme
    size: int
    format: PictureFormat


class PersonalPicture(PictureFields, total=False):
    """how a picture of a person is drawn."""
    name: Optional[str]


class PitruDosha(DoshaFinding):
    """affliction of Sun, Moon, 4th or 9th house."""
    reasons: List[PitruReason]
    sun_moon_rahu_in_9th: List[Graha]
    ketu_in_4th: bool
    luminary_or_node_associated_with_mars_saturn: List[AfflictedPlanet]
    two_of_mercury_venus_rahu_together_in_2_5_9_12: List[PlanetsInHouse]
    luminary_with_node: List[AfflictedPlanet]


class PitruReason(TypedDict):
    """a reason of pitru dosha that applies."""
    id: PitruReasonId
    name: str
    number: int


class PlaceUsed(TypedDict):
    """the place that a name was taken for."""
    place_field: str
    place: str
    latitude: float
    longitude: float
    zone: str


class PlacedAndOwned(TypedDict):
    """a graha with the houses that it occupies and owns."""
    planet: Graha
    occupied: int
    owned: List[int]


class PlacedBodies(TypedDict):
    """the bodies of D-1: place, nakshatra, motion and dignity of each in one record."""
    Ascendant: PlacedBody
    Sun: PlacedBody
    Moon: PlacedBody
    Mars: PlacedBody
    Mercury: PlacedBody
    Jupiter: PlacedBody
    Venus: PlacedBody
    Saturn: PlacedBody
    Rahu: PlacedBody
    Ketu: PlacedBody
    Uranus: Optional[PlacedBody]
    Neptune: Optional[PlacedBody]
    Pluto: Optional[PlacedBody]


class PlacedBody(PointInSign, NamedNakshatra):
    """where a body is in D-1, how it moves, and its dignity."""
    house: int
    pada: int
    retrograde: Optional[bool]
    combust: Optional[bool]
    dignity: Optional[Dignity]
    dignity_name: Optional[str]
    speed: Optional[float]


class PlanetIngress(NamedPlanet):
    """a crossing of the boundary between two signs."""
    from_sign: Sign
    from_sign_name: str
    to_sign: Sign
    to_sign_name: str
    date: str
    at: str
    retrograde: bool
    final_settling: bool


_PlanetIngressRequestSome = TypedDict("_PlanetIngressRequestSome", {
    "planets": "Optional[List[Graha]]",
    "timezone": "float",
    "zone": "Optional[str]",
    "ayanamsa_mode": "AyanamsaMode",
    "rules": "GocharRules",
}, total=False)


class PlanetIngressRequest(LanguageAndMeta, _PlanetIngressRequestSome):
    """the request of POST /planet-ingress."""
    from_date: str
    to_date: str


class PlanetIngressResponse(ClockAndMeta):
    """the answer of POST /planet-ingress."""
    planet_ingress: List[PlanetIngress]


class PlanetInterlinks(TypedDict):
    """cusps that a graha is linked with."""
    involved: List[int]
    committed: List[int]
    final: List[int]
    own: List[int]
    positional_status: bool


class PlanetOf108(NamedPlanet, NamedSign):
    """the second reading of a number of 108: a planet and a sign."""


class PlanetSignificators(NamedPlanet):
    """the houses that a graha signifies."""
    signified: SignifiedHouses
    sub_lord: Graha
    sub_lord_signified: SignifiedHouses
    via_conjoined: Optional[List[int]]
    via_aspecting: Optional[List[int]]
    via_sign_lord: Optional[List[int]]


class PlanetaryState(TypedDict):
    """states of a body in D-1; null where a state is not defined for it."""
    retrograde: Optional[bool]
    stationary: Optional[bool]
    speed: Optional[float]
    declination: Optional[float]
    combust: Optional[bool]
    combustion_orb: Optional[float]
    distance_from_sun: Optional[float]
    dignity: Optional[Dignity]
    dignity_name: Optional[str]
    sign_dignity: Optional[SignDignity]
    sign_dignity_name: Optional[str]
    deep_exalted: Optional[bool]
    deep_debilitated: Optional[bool]
    war: Optional[List[GrahaYuddha]]
    avasthas: Optional[Avasthas]
    mrityu_bhaga: Optional[MrityuBhaga]
    pushkara: Optional[Pushkara]
    marana_karaka: Optional[bool]
    kp_lords: KpLords
    drishti: Optional[Drishti]
    relations: Optional[Dict[str, Relation]]
    taras: TarasOfBody
    latta_nakshatra: Optional[NakshatraOf28]
    latta_nakshatra_name: Optional[str]
    pachakadi: Optional[List[Pachakadi]]
    navamsa_64: Optional[SignWithLord]
    drekkana_22: Optional[SignWithLord]


class PlanetaryStatesOfBodies(TypedDict):
    """all states of each body; an outer planet is null by the Surya Siddhanta."""
    Ascendant: PlanetaryState
    Sun: PlanetaryState
    Moon: PlanetaryState
    Mars: PlanetaryState
    Mercury: PlanetaryState
    Jupiter: PlanetaryState
    Venus: PlanetaryState
    Saturn: PlanetaryState
    Rahu: PlanetaryState
    Ketu: PlanetaryState
    Uranus: Optional[PlanetaryState]
    Neptune: Optional[PlanetaryState]
    Pluto: Optional[PlanetaryState]


class PlanetaryStatesSection(TypedDict):
    """retrogression, combustion, dignity and the other states of the bodies in D-1."""
    retrograde_planets: List[Graha]
    combusted_planets: List[Graha]
    exalted_planets: List[Graha]
    debilitated_planets: List[Graha]
    own_sign_planets: List[Graha]
    friend_sign_planets: List[Graha]
    enemy_sign_planets: List[Graha]
    planets: PlanetaryStatesOfBodies


class PlanetaryWar(TypedDict):
    """the time within a degree, of two of the five planets; null of Sun and Moon."""
    start_at: str
    start_utc: str
    end_at: str
    end_utc: str
    war_kind: Optional[WarKind]
    war_kind_name: Optional[str]
    victor: Optional[Graha]
    victor_name: Optional[str]


class PlanetsInHouse(TypedDict):
    """a house, and grahas that are together in it."""
    house: int
    planets: List[Graha]


class PoruthamTotal(TypedDict):
    """how many of the ten poruthams the pair satisfies."""
    matched_count: int
    total_porutham: Literal[10]
    percentage: float
    rating: MatchRating
    rating_name: str
    minimum_porutham_satisfied: bool


class Position(PointInSign):
    """where a body or a point is in a chart: its sign, degrees and house."""
    house: int


class Prashna(TypedDict):
    """facts of a question."""
    prashna_lagna: PrashnaLagna
    gulika_position: Position
    sphuta_positions: Dict[PrashnaSphutasKey, Position]
    question_number: Optional[HoraryNumber]
    arudha: Optional[PrashnaArudha]
    sutras: PrashnaSutras
    ashtamangala: Optional[List[MangalaDigit]]


class PrashnaArudha(NamedSign):
    """the arudha of the question."""
    given_as: ArudhaSource
    arudha_navamsa_sign: Optional[Sign]
    arudha_navamsa_sign_name: Optional[str]
    arudha_to_lagna: int
    lagna_to_arudha: int


class PrashnaLagna(PointInSign, NamedNakshatra):
    """what rises at the moment of the question."""
    drekkana: int
    drekkana_sign: Sign
    drekkana_sign_name: str
    drekkana_sign_index: int
    navamsa_sign: Sign
    navamsa_sign_name: str
    navamsa_sign_index: int
    navamsa_lord: Graha
    navamsa_lord_name: str
    rising: RisingMode
    rising_name: str
    hora_lord: Graha
    hora_lord_name: str


class PrashnaRequest(ChartSettings, NamedBirth, LanguageAndMeta, total=False):
    """the request of POST /prashna."""
    place: str
    sections: Optional[List[SectionKey]]
    dasha_levels: Optional[DashaLevel]
    dasha_systems: Optional[List[DashaSystem]]
    dasha_at: Optional[str]
    vargas: Optional[List[VargaKey]]
    yoga_charts: Optional[List[VargaKey]]
    gender: Optional[Gender]
    rules: NatalChartRules
    arudha_sign: Optional[Sign]
    number: Optional[int]
    number_scheme: NumberScheme
    direction: Optional[ChakraDirection]
    direction_half: SideHalf
    mangala_digits: Optional[List[int]]
    mangala_heaps: Optional[List[int]]
    janma_nakshatra: Optional[Nakshatra]


_PrashnaResponseSome = TypedDict("_PrashnaResponseSome", {
    "chosen_chart": "ChosenChart",
    "pravesha": "Pravesha",
}, total=False)


class PrashnaResponse(_PrashnaResponseSome):
    """the answer of POST /prashna."""
    prashna: Prashna
    birth_details: BirthDetails
    horoscope: HoroscopeRecord
    words: Words
    details: Details
    meta: Meta


class PrashnaSutras(TypedDict):
    """the five sutras of Prasna Marga."""
    samanya: Optional[SignSutra]
    amsaka: Optional[SignSutra]
    adhipa: Optional[LordSutra]
    nakshatra_sutra: Optional[NakshatraSutra]
    maha: Optional[MahaSutra]


class Pravesha(TypedDict):
    """the return of the Sun or of the tithi whose chart the answer is."""
    pravesha_kind: PraveshaKind
    pravesha_kind_name: str
    years: int
    months: int
    sixty_hours: int
    moment: str
    julian_day: float
    sun_absolute_longitude: Optional[float]
    elongation: Optional[float]
    sun_in_natal_sign: Optional[bool]
    year: TajikaYear


_PrintedDashaSome = TypedDict("_PrintedDashaSome", {
    "system": "Literal[\"vimsottari\", \"rasi_bhukthi_vimsottari\", \"ashtottari\", \"yogini\", \"shodasottari\", \"dwadasottari\", \"panchottari\", \"satabdika\", \"chaturaaseeti_sama\", \"dwisatpathi\", \"shashtisama\", \"shattrimsa_sama\", \"tithi_ashtottari\", \"tithi_yogini\", \"yoga_vimsottari\", \"karana_chaturaaseeti_sama\", \"naisargika\", \"tara\", \"karaka\", \"buddhi_gathi\", \"kaala\", \"aayu\", \"saptharishi_nakshathra\", \"ashtaka_varga_planet\", \"ashtaka_varga_sign\", \"ashtaka_varga_pinda\", \"moola_graha\", \"rashmi\", \"panchasvara\", \"narayana\", \"narayana_d9\", \"narayana_d10\", \"lagna_kendradi\", \"karaka_kendradi\", \"sudasa\", \"drig_method_1\", \"drig_method_2\", \"niryana_shoola\", \"shoola\", \"chara_method_1\", \"chara_method_2\", \"chara_kn_rao\", \"lagnamsaka\", \"padanadhamsa_method_1\", \"padanadhamsa_method_2\", \"mandooka_method_1\", \"mandooka_method_2\", \"sthira\", \"tara_lagna\", \"brahma\", \"varnada\", \"yogardha\", \"navamsa\", \"paryaaya\", \"trikona\", \"chakra\", \"sandhya\", \"chathurvidha_lagna_uttara\", \"chathurvidha_kendra_uttara\", \"chathurvidha_trikona_uttara\", \"chathurvidha_dasha_uttara\", \"raashiyanka\", \"kalachakra_method_1\", \"kalachakra_method_3\", \"moola_rasi\", \"drig_legacy\", \"chara_method_3_male\", \"chara_method_3_female\", \"chara_method_4_male\", \"chara_method_4_female\", \"chara_method_5_male\", \"chara_method_5_female\", \"padanadhamsa_method_3\", \"pachaka\", \"kalachakra_method_2\", \"narayana_d2\", \"narayana_d3\", \"narayana_d4\", \"narayana_d5\", \"narayana_d6\", \"narayana_d7\", \"narayana_d8\", \"narayana_d11\", \"narayana_d12\", \"narayana_d16\", \"narayana_d20\", \"narayana_d24\", \"narayana_d27\", \"narayana_d30\", \"narayana_d40\", \"narayana_d45\", \"narayana_d60\", \"narayana_d81\", \"narayana_d108\", \"narayana_d144\"]",
}, total=False)


class PrintedDasha(_PrintedDashaSome):
    """the start of a period as another program prints it."""
    lords: List[Literal["Ascendant", "Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu", "Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]]
    start: str


class PrintedLongitudes(TypedDict, total=False):
    """sidereal longitudes of bodies, each as it is printed, since its digits say how exact it is: 231.57, 231:34:12, 21 Sc 34' 12'."""
    Sun: Optional[str]
    Moon: Optional[str]
    Mars: Optional[str]
    Mercury: Optional[str]
    Jupiter: Optional[str]
    Venus: Optional[str]
    Saturn: Optional[str]
    Rahu: Optional[str]
    Ketu: Optional[str]
    Uranus: Optional[str]
    Neptune: Optional[str]
    Pluto: Optional[str]


class PrintedValues(TypedDict, total=False):
    """what another program printed of the birth."""
    ayanamsa: Optional[str]
    lagna: Optional[str]
    longitudes: PrintedLongitudes
    dashas: List[PrintedDasha]
    sav: Optional[List[int]]
    sunrise: Optional[str]


_ProblemSome = TypedDict("_ProblemSome", {
    "unlisted_errors": "int",
}, total=False)


class Problem(_ProblemSome):
    """a failure, for clients that prefer application/problem+json."""
    type: str
    title: str
    status: int
    field: Optional[str]
    code: ErrorCode
    detail: str
    errors: List[ProblemError]


class ProblemError(TypedDict):
    """one error of a request."""
    field: Optional[str]
    code: ErrorCode
    detail: str


class Pushkara(TypedDict):
    """whether it is in a nourishing part of its sign; null for the Ascendant and the outer planets."""
    navamsa: bool
    bhaga: bool


class RajaYogaPair(TypedDict):
    """two associated lords that form a raja yoga."""
    planets: List[Graha]
    house_numbers: List[int]
    associations: List[Association]
    sub_types: List[RajaYogaSubType]
    neecha_bhanga_rules: Dict[str, List[int]]


class RankedSignificator(NamedPlanet):
    """a graha that signifies a house."""
    letter: SignificatorLetter
    retrograde: bool
    in_retrograde_star: bool


class Rashmi(TypedDict):
    """rays of a planet."""
    uccha_rashmi: float
    cheshta_rashmi: float
    subha_rashmi: float
    asubha_rashmi: float


class RashmiDashaDetails(TypedDict):
    """what the rashmi dasha is computed from."""
    lord_rays: Dict[str, float]


class ReadyResponse(TypedDict):
    """the answer of GET /health/ready."""
    status: Literal["ready", "not_ready"]
    faults: List[Literal["ephemeris", "worker", "stopping"]]


_RectificationSome = TypedDict("_RectificationSome", {
    "dashas": "List[Literal[\"vimsottari\", \"rasi_bhukthi_vimsottari\", \"ashtottari\", \"yogini\", \"shodasottari\", \"dwadasottari\", \"panchottari\", \"satabdika\", \"chaturaaseeti_sama\", \"dwisatpathi\", \"shashtisama\", \"shattrimsa_sama\", \"tithi_ashtottari\", \"tithi_yogini\", \"yoga_vimsottari\", \"karana_chaturaaseeti_sama\", \"naisargika\", \"tara\", \"karaka\", \"buddhi_gathi\", \"kaala\", \"aayu\", \"saptharishi_nakshathra\", \"ashtaka_varga_planet\", \"ashtaka_varga_sign\", \"ashtaka_varga_pinda\", \"moola_graha\", \"rashmi\", \"panchasvara\", \"narayana\", \"narayana_d9\", \"narayana_d10\", \"lagna_kendradi\", \"karaka_kendradi\", \"sudasa\", \"drig_method_1\", \"drig_method_2\", \"niryana_shoola\", \"shoola\", \"chara_method_1\", \"chara_method_2\", \"chara_kn_rao\", \"lagnamsaka\", \"padanadhamsa_method_1\", \"padanadhamsa_method_2\", \"mandooka_method_1\", \"mandooka_method_2\", \"sthira\", \"tara_lagna\", \"brahma\", \"varnada\", \"yogardha\", \"navamsa\", \"paryaaya\", \"trikona\", \"chakra\", \"sandhya\", \"chathurvidha_lagna_uttara\", \"chathurvidha_kendra_uttara\", \"chathurvidha_trikona_uttara\", \"chathurvidha_dasha_uttara\", \"raashiyanka\", \"kalachakra_method_1\", \"kalachakra_method_3\", \"sudarshana_chakra\", \"moola_rasi\", \"drig_legacy\", \"chara_method_3_male\", \"chara_method_3_female\", \"chara_method_4_male\", \"chara_method_4_female\", \"chara_method_5_male\", \"chara_method_5_female\", \"padanadhamsa_method_3\", \"pachaka\", \"kalachakra_method_2\", \"narayana_d2\", \"narayana_d3\", \"narayana_d4\", \"narayana_d5\", \"narayana_d6\", \"narayana_d7\", \"narayana_d8\", \"narayana_d11\", \"narayana_d12\", \"narayana_d16\", \"narayana_d20\", \"narayana_d24\", \"narayana_d27\", \"narayana_d30\", \"narayana_d40\", \"narayana_d45\", \"narayana_d60\", \"narayana_d81\", \"narayana_d108\", \"narayana_d144\", \"chara_method_3\", \"chara_method_4\", \"chara_method_5\"]]",
    "levels": "int",
    "vargas": "List[ChartId]",
    "partition_keys": "List[str]",
    "transits": "List[Graha]",
    "houses_of_kind": "Dict[str, List[int]]",
    "judgement": "Optional[MomentOfJudgement]",
}, total=False)


class Rectification(_RectificationSome):
    """events of the life, whose facts are shown for each candidate of an uncertain time; null: none."""
    events: List[LifeEvent]


class RectificationFacts(TypedDict):
    """facts of events for each candidate of the time of birth; no score, no verdict and no ranking."""
    judgement_rulers: Optional[List[Graha]]
    judgement_rulers_names: Optional[List[str]]
    birth_time_candidates: List[BirthTimeCandidate]
    event_differences: List[EventDifferences]


class Reduction(TypedDict):
    """a harana: a reduction of the years of a planet."""
    name: str


class RegionalDate(TypedDict):
    """a date of a calendar of a region."""
    regional_calendar: RegionalCalendar
    regional_calendar_name: str
    era: Era
    era_name: str
    calendar_year: int
    calendar_month: RegionalMonth
    calendar_month_name: str
    calendar_month_number: int
    calendar_day: int
    paksha: Optional[Paksha]
    paksha_name: Optional[str]
    tithi: Optional[TithiId]
    tithi_name: Optional[str]
    tithi_number: Optional[int]
    is_adhika: Optional[bool]
    is_repeated: Optional[bool]
    month_start: Optional[str]
    month_end: Optional[str]
    samvatsara: Optional[Samvatsara]
    sankranti_at: Optional[str]
    margin_minutes: Optional[float]
    near_boundary: Optional[bool]
    predicted: bool


class Relation(TypedDict):
    """how one graha regards another in the D-1 of the chart."""
    natural: NaturalRelation
    temporary: TemporaryRelation
    compound: CompoundRelation


class ReportBrand(TypedDict, total=False):
    """who made the report: printed at the foot of the cover and of each page."""
    name: Optional[str]
    address: Optional[str]
    phone: Optional[str]
    logo: Optional[str]


class ReportPartner(MatchBirth, total=False):
    """the other birth of a match; gender of the request says which is the bride."""
    name: Optional[str]
    place: str


class ReportRequest(BirthFields, total=False):
    """the request of POST /horoscope/pdf."""
    name: Optional[str]
    chart_style: ReportChartStyle
    style: Optional[ChartStyle]
    photo: Optional[str]
    online_url: Optional[str]
    template: Optional[ReportTemplate]
    pages: Optional[List[ReportPage]]
    as_of: Optional[str]
    invocation: Optional[str]
    numerals: Optional[Numerals]
    outer_planets: Optional[bool]
    brand: Optional[ReportBrand]
    partner: Optional[ReportPartner]
    sections: Optional[List[SectionKey]]
    dasha_systems: Optional[List[DashaSystem]]
    gender: Optional[Gender]
    rules: NatalChartRules
    meta: MetaDetail
    yoga_charts: Optional[List[VargaKey]]


class ResolvedTime(TypedDict):
    """how the clock was read, and how it compares with that of its place."""
    timezone_used: float
    zone: Optional[str]
    offset_source: OffsetSource
    is_dst: bool
    ambiguity: Optional[ClockAmbiguity]
    utc: str
    zone_of_place: Optional[str]
    offset_of_zone: Optional[float]
    differs: bool


class Rudra(NamedSign):
    """Rudra: the stronger of two lords of the 8th, with its sign."""
    planet: Graha
    planet_name: str
    candidates: List[Graha]


class RulingNode(TypedDict):
    """ruling planets that a node represents."""
    in_sign_of: Optional[Graha]
    in_sign_of_name: Optional[str]
    conjoined: List[Graha]
    aspecting: List[Graha]


class RulingNodes(TypedDict):
    """how Rahu and Ketu represent ruling planets."""
    Rahu: RulingNode
    Ketu: RulingNode


class RulingPlanet(NamedPlanet):
    """a ruling planet, and what it rules."""
    role: RulingRole
    role_name: str
    rank: Optional[int]
    retrograde: bool
    in_retrograde_star: bool


class RulingPlanets(Vara):
    """the ruling planets of a moment and place, from the chart of the clock."""
    sun_event_substituted: bool
    ruling_roles: List[RulingPlanet]
    unique_rulers: List[UniqueRuler]
    ruling_nodes: RulingNodes


_RunningDashaPeriodSome = TypedDict("_RunningDashaPeriodSome", {
    "lord": "DashaLord",
    "sign": "Sign",
    "moon_wheel_sign": "Sign",
    "sun_wheel_sign": "Sign",
}, total=False)


class RunningDashaPeriod(_RunningDashaPeriodSome):
    """the period of one level that runs at `dasha_at`."""
    level: int
    start: str
    end: str


class SadeSatiCycle(TimeWindow):
    """one sade sati, from the first entry of Saturn to its last exit."""
    number: int
    phases: List[SadeSatiPart]
    segments: List[SadeSatiPart]
    interruptions: List[TimeWindow]


class SadeSatiPart(TimeWindow):
    """a phase of a sade sati, or one stay of Saturn in a part of it."""
    phase: SadeSatiPhase
    phase_name: str
    house_from_moon: Optional[int]


class SadeSatiState(TypedDict):
    """Saturn in the 12th, 1st or 2nd sign from the natal Moon."""
    active: bool
    interrupted: bool
    phase: Optional[SadeSatiPhase]
    phase_name: Optional[str]
    house_from_moon: Optional[int]
    start: Optional[str]
    end: Optional[str]


class Saham(PointInSign):
    """position of a saham, with its name."""
    house: int
    name: str


class Samvatsara(TypedDict):
    """a year of the cycle of sixty."""
    id: SamvatsaraId
    name: str
    number: int


class SaturnBirthDetails(BirthAsUsed):
    """the birth of the request, with defaults filled in."""
    date: str
    time: str
    place: str
    latitude: float
    longitude: float
    zone: Optional[str]
    language: LanguageCode


class SaturnHouseCycle(TimeWindow):
    """a passage of Saturn through a house: stays less than three years apart."""
    stays: List[TimeWindow]


_SaturnInFourthAndEighthAlways = TypedDict("_SaturnInFourthAndEighthAlways", {
    "4": "List[SaturnHouseCycle]",
    "8": "List[SaturnHouseCycle]",
})


class SaturnInFourthAndEighth(_SaturnInFourthAndEighthAlways):
    """Saturn in the 4th and in the 8th sign from a natal point."""


class SaturnTimeline(TypedDict):
    """sade sati and dhaiyya of a life, seen from a date."""
    asOf: str
    moonSign: int
    moonSignName: str
    moonDegree: float
    sadeSati: TimelineSadeSati
    dhaiyya: TimelineDhaiyya
    nextCycle: Optional[TimelineCycle]
    cycles: List[TimelineCycle]


class SaturnTimelineRequest(BirthMoment, LanguageAndMeta, total=False):
    """the request of POST /saturn-timeline."""
    place: str
    timezone: float
    ayanamsa_mode: Literal["LAHIRI", "RAMAN"]
    detail: Literal["summary", "full"]
    as_of: Optional[str]
    rules: SaturnTimelineRules


class SaturnTimelineResponse(TypedDict):
    """the answer of POST /saturn-timeline."""
    birth_details: SaturnBirthDetails
    saturn_timeline: SaturnTimeline
    meta: Meta


class SaturnTimelineRules(AngaChoices, total=False):
    """a preset, choices or both; a choice wins."""
    preset: PresetName
    ayanamsa_mode: AppliedAyanamsaMode
    positions: ChoicePositions
    lagna_nutation: ChoiceLagnaNutation


class SaturnTransitsSection(TypedDict):
    """sade sati and dhaiyya that overlap the hundred years after the birth."""
    sade_sati_by_sign: List[SadeSatiCycle]
    sade_sati_by_degree: List[SadeSatiCycle]
    houses_from_moon: SaturnInFourthAndEighth
    houses_from_lagna: SaturnInFourthAndEighth


_SearchResponseSome = TypedDict("_SearchResponseSome", {
    "state": "str",
}, total=False)


class SearchResponse(Location, _SearchResponseSome):
    """the answer of GET /location/search."""
    source: str


class SearchedChoice(TypedDict):
    """a choice that was tried."""
    choice: str
    values_tried: int


class ShadBala(TypedDict):
    """shadbala: the sixfold strength of a planet, each part by its name."""
    sthana: SthanaBala
    dig: float
    kala: KalaBala
    cheshta: float
    naisargika: float
    drik: float
    total_virupas: float
    total_rupas: float
    required_rupas: float
    ratio: float
    ishta_phala: float
    kashta_phala: float


class ShrapitDosha(DoshaFinding):
    """Rahu with Saturn."""
    house: Optional[int]


class SignStay(AngaTimes, NamedSign):
    """the time of a body, or of the rising point, in a sign."""


class SignSutra(TypedDict):
    """two signs compared by their quality."""
    arudha_sign: Sign
    arudha_sign_name: str
    arudha_sign_index: int
    lagna_sign: Sign
    lagna_sign_name: str
    lagna_sign_index: int
    result: SutraResult
    result_name: str


class SignWithLord(NamedSign):
    """a sign and its lord."""
    lord: Graha
    lord_name: str


class SignifiedHouses(TypedDict):
    """the houses that a graha signifies, by level."""
    level_1: List[int]
    level_2: List[int]
    level_3: List[int]
    level_4: List[int]


class SodhitaAshtakavarga(TypedDict):
    """tables of the seven planets after one and after both reductions."""
    after_trikona: Dict[Planet, List[int]]
    after_ekadhipatya: Dict[Planet, List[int]]


class SolarConjunction(TypedDict):
    """the planet at the longitude of the Sun."""
    at: str
    utc: str
    conjunction_kind: SolarConjunctionKind
    conjunction_kind_name: str


class SolarMonth(NamedSign):
    """the Tamil solar month, and the day in it."""
    id: TamilMonthId
    name: str
    day: int
    sun_event_substituted: bool


class SouthIndianMatch(TypedDict):
    """the ten poruthams of the south."""
    match_system: Literal["ten_porutham_south"]
    ten_porutham: Dict[TenPoruthamKey, bool]
    poruthams: Dict[TenPoruthamKey, GradedPorutham]
    overall_compatibility: PoruthamTotal


class SouthIndianSummary(TypedDict):
    """the ten poruthams."""
    ten_porutham: Dict[TenPoruthamKey, bool]
    overall_compatibility: PoruthamTotal


class SpecialLagnaDetails(TypedDict):
    """the Vedic day that the special lagnas are counted from."""
    vedic_day: VedicDay


class SpecialTara(TypedDict):
    """special tara of the nakshatra; null where it is none."""
    id: SpecialTaraId
    name: str


class SphutaDetails(TypedDict):
    """lords of the yogi and the avayogi point."""
    yogi_planet: Graha
    yogi_planet_name: str
    sahayogi_planet: Graha
    sahayogi_planet_name: str
    avayogi_planet: Graha
    avayogi_planet_name: str


class Statement(TypedDict):
    """the verdict on a claim."""
    verdict: Verdict
    found_values: List[FoundValue]
    reason: Optional[UnansweredReason]
    reason_detail: Optional[str]
    pattern: Optional[str]


_StatementsRequestSome = TypedDict("_StatementsRequestSome", {
    "time": "Optional[str]",
    "place": "str",
    "latitude": "float",
    "longitude": "float",
    "timezone": "float",
    "zone": "Optional[str]",
    "elevation": "float",
    "ayanamsa_mode": "AyanamsaMode",
    "gender": "Optional[Gender]",
    "rules": "NatalChartRules",
    "meta": "MetaDetail",
}, total=False)


class StatementsRequest(ChartSettings, _StatementsRequestSome):
    """the request of POST /statements."""
    date: str
    claims: List[Union[str, ClaimInParts]]


class StatementsResponse(TypedDict):
    """the answer of POST /statements."""
    statements: List[Statement]
    patterns: List[str]
    meta: Meta


class SthanaBala(TypedDict):
    """sthana bala: strength of place, in virupas."""
    uccha: float
    saptavargaja: float
    ojayugma: float
    kendradi: float
    drekkana: float
    total: float


class SthiraKaraka(TypedDict):
    """a sthira karaka: the fixed significator of a relative."""
    planet: Graha
    planet_name: str
    name: str


class Subhanka(TypedDict):
    """good and bad share of a planet by its dignity."""
    subhanka: float
    asubhanka: float


class SuggestedPlace(Location):
    """a place that a text may mean."""
    label: str
    state: Optional[str]


class Sutak(TypedDict):
    """time in which rites are suspended; null by the choice sutak_rule: none."""
    start_at: Optional[str]
    start_utc: Optional[str]
    start_vulnerable_at: Optional[str]
    start_vulnerable_utc: Optional[str]
    end_at: str
    end_utc: str


class SvgAshtakavargaRequest(ChartSettings, NamedBirth, PersonalPicture, total=False):
    """the request of POST /svg/ashtakavarga."""
    language: RequestLanguage
    rules: NatalChartRules
    place: str
    heading: PictureHeading
    style: Optional[ChartStyle]
    tables: Optional[List[BinduTable]]


class SvgChartRequest(ChartSettings, NamedBirth, PersonalPicture, total=False):
    """the request of POST /svg/chart."""
    language: RequestLanguage
    rules: NatalChartRules
    place: str
    heading: PictureHeading
    style: Optional[ChartStyle]
    varga: Optional[VargaKey]
    degrees: bool
    legend: bool
    houses_from: HousesFrom
    outer_planets: bool
    lagna: bool
    layers: List[ChartLayer]
    transit_at: Optional[str]
    second_varga: VargaKey


_SvgDashaRequestSome = TypedDict("_SvgDashaRequestSome", {
    "language": "RequestLanguage",
    "rules": "NatalChartRules",
    "place": "str",
    "heading": "PictureHeading",
    "dasha_system": "DrawnDasha",
    "dasha_levels": "int",
}, total=False)


class SvgDashaRequest(ChartSettings, NamedBirth, PersonalPicture, _SvgDashaRequestSome):
    """the request of POST /svg/dasha."""
    dasha_at: str


_SvgDayRequestSome = TypedDict("_SvgDayRequestSome", {
    "language": "RequestLanguage",
    "rules": "PanchangDayRules",
    "at": "Optional[str]",
    "eighths": "DayEighths",
}, total=False)


class SvgDayRequest(NamedPlaceOptions, PictureFields, _SvgDayRequestSome):
    """the request of POST /svg/day."""
    date: str


_SvgSaturnRequestSome = TypedDict("_SvgSaturnRequestSome", {
    "place": "str",
    "latitude": "float",
    "longitude": "float",
    "timezone": "float",
    "zone": "Optional[str]",
    "ayanamsa_mode": "Literal[\"LAHIRI\", \"RAMAN\"]",
    "language": "RequestLanguage",
    "rules": "SaturnTimelineRules",
}, total=False)


class SvgSaturnRequest(PersonalPicture, _SvgSaturnRequestSome):
    """the request of POST /svg/saturn."""
    date: str
    time: str
    as_of: str


class SvgStrengthsRequest(ChartSettings, NamedBirth, PersonalPicture, total=False):
    """the request of POST /svg/strengths."""
    language: RequestLanguage
    rules: NatalChartRules
    place: str
    heading: PictureHeading


_SvgTransitsRequestSome = TypedDict("_SvgTransitsRequestSome", {
    "planets": "Optional[List[Graha]]",
    "language": "RequestLanguage",
    "rules": "GocharEventsRules",
}, total=False)


class SvgTransitsRequest(NamedPlaceOptions, PictureFields, _SvgTransitsRequestSome):
    """the request of POST /svg/transits."""
    from_date: str
    to_date: str


class TajakaAfflictedPlanet(TypedDict):
    """a planet of the yoga and how it is afflicted."""
    planet: Graha
    planet_name: str
    affliction: TajakaAffliction
    affliction_name: str


class TajakaApplication(TypedDict):
    """two planets of which the faster applies to the slower, or separates from it."""
    faster: Graha
    faster_name: str
    slower: Graha
    slower_name: str
    aspect: TajakaAspect
    aspect_name: str
    closeness: TajakaCloseness
    closeness_name: str
    degrees_apart: float


class TajakaYogaMember(TypedDict, total=False):
    """planets that form the yoga; each yoga has some of these fields."""
    faster: Graha
    faster_name: str
    slower: Graha
    slower_name: str
    aspect: TajakaAspect
    aspect_name: str
    closeness: TajakaCloseness
    closeness_name: str
    degrees_apart: float
    between: List[Graha]
    carried_by: Graha
    carried_by_name: str
    cut_by: Graha
    cut_by_name: str
    next_application: TajakaApplication
    afflictions: List[TajakaAfflictedPlanet]
    faster_bala: float
    slower_bala: float


class TajikaYear(TypedDict):
    """the solar return that starts the year of life."""
    moment: str
    julian_day: float
    ascendant: Position
    is_night: bool
    muntha: Muntha
    lord_candidates: Dict[YearLordCandidatesKey, YearLordCandidate]
    year_lord: YearLord


class TamilYoga(TimeWindow):
    """a yoga of weekday and nakshatra."""
    id: TamilYogaId
    name: str


class Tara(TypedDict):
    """class of a nakshatra by its count from that of a birth, in nines."""
    id: TaraId
    name: str
    number: int
    special: Optional[SpecialTara]


class TaraBalaPeriod(TimeWindow):
    """a stay of the Moon in a nakshatra, and whom it favours."""
    moon_nakshatra: Nakshatra
    moon_nakshatra_name: str
    moon_nakshatra_number: int
    favourable_nakshatras: List[NamedNakshatra]


class TaraCount(TypedDict):
    """nakshatra of the Moon counted from one of the birth."""
    id: TaraId
    name: str
    number: int
    count: int
    good: bool


class TaraStay(NamedNakshatra, AngaTimes):
    """a stay of the Moon in a nakshatra, counted from that of the birth."""
    tara: TaraId
    tara_name: str
    tara_number: int
    good: bool


class TaraWord(TypedDict):
    """a tara with its word."""
    id: TaraId
    name: str


class TarasOfBody(TypedDict):
    """tara of the nakshatra in which it is."""
    from_moon: Tara
    from_ascendant: Tara


class ThreePairs(TypedDict):
    """a set of three pairs of Jaimini, and the length of life that it gives."""
    id: PairSetId
    name: str
    chosen: bool
    point_pairs: List[LongevityPair]
    category: LifeCategory
    category_name: str
    agreeing: int
    years: Optional[int]
    kakshya_change: Optional[KakshyaChange]


class TimeInterval(TypedDict):
    """a part of the uncertain time."""
    from_time: str
    to_time: str


class TimeLords(TypedDict):
    """planets that get a part of kala bala as lords of a time."""
    year: Planet
    month: Planet
    weekday: Planet
    hora: Planet
    tribhaga: Planet


_TimelineCycleSome = TypedDict("_TimelineCycleSome", {
    "reliefShare": "Optional[float]",
    "segments": "List[TimelineSegment]",
    "interruptions": "List[TimelineInterruption]",
    "monthBands": "List[TimelineMonth]",
}, total=False)


class TimelineCycle(OpenSpan, _TimelineCycleSome):
    """a sade sati: Saturn in the 12th, 1st and 2nd sign from the natal Moon."""
    phases: List[TimelinePhase]


class TimelineDhaiyya(OpenSpan):
    """dhaiyya on the date: Saturn in the 4th or 8th sign from the natal Moon."""
    active: bool
    kind: Optional[DhaiyyaKind]
    kindName: Optional[str]


class TimelineInterruption(TypedDict):
    """a gap between two stays."""
    startDate: str
    endDate: str
    startAt: str
    endAt: str


class TimelineMonth(TypedDict):
    """a calendar month of a cycle."""
    month: str
    supportedShare: Optional[float]
    kakshyaStays: List[KakshyaStay]


class TimelinePhase(OpenSpan):
    """a phase of a cycle."""
    house: SadeSatiHouse
    phase: SadeSatiPhase
    phaseName: str


class TimelineSadeSati(TypedDict):
    """sade sati on the date."""
    active: bool
    interrupted: bool
    currentPhase: Optional[SadeSatiPhase]
    currentPhaseName: Optional[str]
    cycle: Optional[TimelineCycle]
    monthsRemaining: Optional[int]
    reliefShare: Optional[float]


class TimelineSegment(OpenSpan):
    """a stay of Saturn in a sign."""
    house: SadeSatiHouse


_TithiNameAlways = TypedDict("_TithiNameAlways", {
    "id": "TithiId",
    "name": "str",
    "number": "int",
    "paksha": "Paksha",
    "paksha_name": "str",
    "lord": "Graha",
    "lord_name": "str",
    "class": "TithiClass",
    "class_name": "str",
})


class TithiName(_TithiNameAlways):
    """a tithi without its times."""


class Tithi(TithiName, AngaTimes):
    """a tithi: 12 degrees of the distance of the Moon from the Sun."""


class TouchingSignificator(NamedPlanet):
    """a graha that signifies a house of the kind of an event."""
    letters: List[SignificatorLetter]


class TransitAtEvent(NamedPlanet, NamedSign):
    """where a graha is at an event, seen from a candidate."""
    house_from_lagna: int
    house_from_moon: int


class TransitBindus(NamedSign):
    """a graha in the natal ashtakavarga."""
    bindus: Optional[int]
    sarva_bindus: int
    kakshya: int
    kakshya_lord: Contributor
    kakshya_lord_name: str
    kakshya_gives_bindu: Optional[bool]


_TransitChartsAlways = TypedDict("_TransitChartsAlways", {
    "D-1_rasi": "Chart",
    "D-9_navamsa": "Chart",
})


class TransitCharts(_TransitChartsAlways):
    """charts of the moment: D-1 and D-9."""


_TransitEventSome = TypedDict("_TransitEventSome", {
    "from": "Sign",
    "from_name": "str",
    "to": "str",
    "to_name": "str",
    "retrograde": "bool",
    "direction": "Motion",
    "direction_name": "str",
    "sign": "Sign",
    "sign_name": "str",
    "sign_index": "int",
    "degree": "float",
    "absolute_longitude": "float",
}, total=False)


_TransitEventAlways = TypedDict("_TransitEventAlways", {
    "date": "str",
    "at": "str",
    "type": "TransitEventType",
    "type_name": "str",
})


class TransitEvent(NamedPlanet, _TransitEventSome, _TransitEventAlways):
    """a change of sign or nakshatra, or a station; its type decides which fields it has."""


class TransitingPlanet(GrahaAtMoment):
    """a graha at the moment, and what it enters next."""
    next_sign_change: Optional[str]
    next_nakshatra_change: Optional[str]
    next_pada_change: Optional[str]
    next_changes: NextChanges


class TransitingPlanetOfPerson(GrahaAtMoment):
    """a graha at the moment, with its houses from the birth."""
    house_from_moon: int
    house_from_lagna: int


class TwilightDate(TypedDict):
    """twilights of a date: civil, nautical and astronomical, the Sun 6, 12 and 18 degrees below the horizon."""
    date: str
    civil: TwilightTimes
    nautical: TwilightTimes
    astronomical: TwilightTimes


class TwilightTimes(TypedDict):
    """dawn and dusk by one depth of the Sun."""
    dawn_at: Optional[str]
    dawn_utc: Optional[str]
    dusk_at: Optional[str]
    dusk_utc: Optional[str]
    twilight_state: Optional[TwilightState]


class UncertainKey(TypedDict):
    """what the uncertain time leaves open of a key."""
    key: str
    value: Optional[Union[str, int, bool]]
    value_name: Optional[str]
    stable: bool
    alternatives: List[OpenValue]


class UniqueRuler(NamedPlanet):
    """a ruling planet once, however often it rules."""
    times: int


class UpagrahaDetails(TypedDict):
    """when upagrahas rise, and what Maandi gives."""
    risen: Dict[TimeUpagraha, UpagrahaRising]
    maandi_mrityu_bhaga: MaandiMrityuBhaga
    nisheka: Optional[str]


class UpagrahaRising(TypedDict):
    """when an upagraha of the day or night rises."""
    part: Optional[int]
    ghatikas: Optional[int]
    moment: str


class VaiseshikamsaBala(TypedDict):
    """vargas of a group in which a graha is at home."""
    score: int
    vaiseshikamsa: Optional[VaiseshikamsaId]
    vaiseshikamsa_name: Optional[str]
    vargas: List[VargaKey]


class VarshaNarayanaDetails(TypedDict):
    """what a Varsha Narayana dasha is computed from."""
    house_sign: Sign
    house_sign_name: str
    house_sign_index: int


class VedicDay(TypedDict):
    """the Vedic day that special lagnas, upagrahas, strengths and dashas are counted from."""
    sunrise_definition: SunriseDefinition
    date: str
    vara: Weekday
    vara_name: str
    vara_lord: Graha
    vara_lord_name: str
    is_day_birth: bool
    sunrise_at: Optional[str]
    sunset_at: Optional[str]
    next_sunrise_at: Optional[str]
    sun_event_substituted: bool
    minutes_from_sunrise: float
    ghatis_from_sunrise: float
    sun_absolute_longitude_at_sunrise: float


class VimsopakaBala(TypedDict):
    """vimsopaka bala of a graha over a group of vargas."""
    score: float
    vaiseshikamsa: Optional[VaiseshikamsaId]
    vaiseshikamsa_name: Optional[str]
    vargas: List[VargaKey]
    varga_points: Dict[str, float]


class VipareetaVedha(TypedDict):
    """what neutralises an unfavourable house."""
    favourable_house: int
    by: List[Graha]


_VisibilityRequestSome = TypedDict("_VisibilityRequestSome", {
    "include": "Optional[List[Literal[\"asta\", \"conjunctions\", \"moon_phases\", \"crescents\", \"twilight\"]]]",
    "planets": "Optional[List[Taragraha]]",
    "conjunction_bodies": "Optional[List[Planet]]",
    "margin_days": "Optional[AstaMargin]",
    "latitude": "Optional[float]",
    "longitude": "Optional[float]",
    "place": "str",
    "timezone": "float",
    "zone": "Optional[str]",
    "ayanamsa_mode": "AyanamsaMode",
    "rules": "VisibilityRules",
}, total=False)


class VisibilityRequest(LanguageAndMeta, _VisibilityRequestSome):
    """the request of POST /visibility."""
    from_date: str
    to_date: str


class VisibilityResponse(ClockAndMeta):
    """the answer of POST /visibility."""
    asta_periods: Optional[List[AstaPeriod]]
    conjunctions: Optional[List[Conjunction]]
    moon_phases: Optional[List[MoonPhaseMoment]]
    first_crescents: Optional[List[Crescent]]
    last_crescents: Optional[List[Crescent]]
    twilight: Optional[List[TwilightDate]]


class VisibilityRules(AngaChoices, total=False):
    """a preset, choices or both; a choice wins."""
    preset: PresetName
    ayanamsa_mode: AppliedAyanamsaMode
    node_type: ChoiceNodeType
    positions: ChoicePositions
    asta_method: ChoiceAstaMethod
    crescent_rule: Literal["yallop_b", "yallop_a", "surya_siddhanta", "age_24h"]
    moon_horizon: ChoiceMoonHorizon
    graha_yuddha_victor: ChoiceGrahaYuddhaVictor


class WindowToAvoid(TimeWindow):
    """a window of the day to avoid."""
    id: AvoidedWindow
    name: str


class Words(TypedDict, total=False):
    """id to display word, for ids that are keys or are in rows without their word."""
    planets: Dict[str, str]
    signs: Dict[str, str]
    nakshatras: Dict[str, str]
    dignities: Dict[str, str]
    vargas: Dict[str, str]
    sahams: Dict[str, str]
    upagrahas: Dict[str, str]
    special_lagnas: Dict[str, str]
    sphutas: Dict[str, str]
    arudha_padas: Dict[str, str]
    chara_karakas: Dict[str, str]
    svaras: Dict[str, str]
    condition_relations: Dict[str, str]
    condition_facts: Dict[str, str]
    associations: Dict[str, str]
    raja_yoga_sub_types: Dict[str, str]
    yoga_cancellations: Dict[str, str]


class YearLord(TypedDict):
    """the lord of the year."""
    planet: Graha
    planet_name: str
    offices: List[YearLordOffice]
    chosen_as: YearLordChoice


class YearLordCandidate(TypedDict):
    """the planet that holds an office of the year."""
    name: str
    planet: Graha
    planet_name: str
    pancha_vargeeya_bala: float
    aspects_ascendant: bool


class YogaCounts(TypedDict):
    """how many yogas were looked for and found."""
    total_yogas_found: int
    total_yogas_possible: int
    total_raja_yogas_found: int
    total_raja_yogas_possible: int


class YogasSection(TypedDict):
    """yogas that are present in each chart, with the conditions that are met."""
    counts: YogaCounts
    yoga_list: Dict[str, FoundYoga]
    raja_yoga_list: Dict[str, FoundYoga]
    tajaka_yoga_list: Optional[Dict[str, FoundYoga]]
    not_evaluated: Dict[str, OpenYoga]
