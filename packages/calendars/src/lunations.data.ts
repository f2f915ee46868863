/**
 * Lunations from Chaitra 1899 to Margashirsha 2101 at New Delhi (28.6139 N, 77.209 E; sunrise of the upper limb with refraction),
 * by the apparent Sun and Moon and the ayanamsa of Lahiri. Source: the Swiss Ephemeris as the engine of Ganita reads it.
 * Made by `npm run data:calendars`; do not edit.
 */

/** First day of the first lunation, in days since 2000-01-01. */
export const FIRST_LUNATION_DAY = -36789;

/** Tithis without a sunrise and with two, of each lunation up to its mark. */
export const TITHI_EVENTS: string =
  '<a4Fa6a1Ba3^a.a0Xa*@Za/Pa&@Sa<Ta#?Ma:Oa#<Ga4Ja6a19F]a3a.5BYa1]a,a0Ta(Ua!<Wa%@Oa;Ra"=Ka@a7Ga/:Ka3Ca/6E]a1_a-a1W' +
  'a+Xa!a&@Ra:Va"=Oa(?Ga8Ka;a4Fa.6H_a2a.5BXa1Za-]a"1Ra(@Ua+Ma"=Ra%?La9Pa"<Ha4Ja8a3Ca/6D[a2^a.a1Wa)?Za,Ra"=Va%?Oa:' +
  'Sa"=Ka5Ma:a4Fa/7G^a3a/6AXa1[a+a-Wa"a&@Ra*Ja">Na8Qa!<Ga5Ha/8Ja3Aa/5D[a1a+3AXa-]a"0Sa&@Va+Ma"?Pa:Sa">Ja7Ka:a3Ea.' +
  '6Ga1Aa+3E]a.a0Wa)?Za-Qa#?Sa*;IUa"?Ma9Na#<Fa4Ha6a19D[a3a.5AXa0[a+a.Ta&@Uaa#?Oa:Ra"=Ja4@Ma7Ea09Ha3Aa.5D[a1_a,6Ua' +
  '/Wa(@Xaa%@Qa:Ta"=Ma?a8Ia:a3Ea.5G_a1a-4BYa0Za+?]a0Ra&@Ta+La">Pa&?Ja9Na#;Fa3Ia6a2Ca.5E[a1]a-a0Va(@Xa+Pa"=Ta%?Na:' +
  'Ra"<Ja4Ma8a2Ea.6G^a2a.6AWa0Ya*a,Ua"a%?Qaa"=Maa!:Ga3Ha7a2Aa.5CZa1^a+4Va-Ya"a&@Ta*Ma">Pa(Ha!<Ja5Ka9a3Da.5F^a1a,3' +
  'CZa.a0Va(?Xa+Pa"?Sa(Ka!=Ma7Oa";Ea3Ga6a1Ba3_a.6Wa0Za)a-Ta#?Ua)Ma"?Oa9Ra"<Ia4Ka7a19F^a3a.5C[a0^a+4Ua.Wa&?Xa+Na#?' +
  'Qa:Ta"=La@a8Ga/:La3Ca.5F_a1a,4BYa/Za)a-Ra%?Ta*Ka"=Oa(?Ga8La;a3Ga5a1Ba-4E[a0]a+a/Ua&?Wa+Na">Ra%@La9Pa"<Ia3La!7B' +
  'a2Ea-4G^a1a-5AWa0Xa)a,Sa#=Va%?Oa9Ta!=La@a8Ga2Ha5a1Aa.5CZa0]a*a-Wa#a&?Sa*La"=Oa(@Ha;Ja2Ka7a2Da.5E]a1a+3AXa.]a"0' +
  'Ta&?Wa*Oa">Ra&@Ka<Maa!9Ea3Fa-5Ia1Aa,3E]a.a0Xa(a+Sa">Ua&Ma!=Oaa!;Ha3Ja6a1:DZa3a.5AYa0]a*a-Va#>Xa)Oa">Qa(Ia!=Ka2' +
  '@Oa7Ea0:Ha3Aa.5E]a0a+3BXa.Ya&a+Ra#?Sa(Ka!=Na?a8Ja:a3Fa5a1Ba,3E[a/^a)a-Ua%?Va)Na">Qa&@Ja9Na#;Ga3Ja6a1Da+4G^a0a+' +
  '4AWa/Xa&=Za+Qa"=Ta%@Na:Ra"<Ka?a7Fa1;H[a4a1Aa-4CYa0[a)a,Ua#a&@Qaa!=Oa?a9Ja1>Ka5Aa1Da-4E]a0_a+4Wa-Ya#a&?Ua)Na"=Q' +
  'a%@Ka;La?a7Ea2Fa-5H_a1a,3CZa.a0Va(a*Ra"=Ta%@Ma<Oa?a9Ha2Ia6a1Ca3_a.6Wa0[a)a+Ua"=Xa&Oa!=Qa%@Ia;Ka2@Ma7Da1:G^a3a.' +
  '5C[a0a*3AWa-Ya#a)Ra">Sa&La!=Na?a8Ha:a3Ca-5G_a0a+3DZa.^a%a+Ua#>Va(Na!=Pa&?Ia9La;a3Ha5a09DYa3^a/a(2BWa-Xa%>Ya)Pa' +
  '"=Sa%@La:Pa"<Ia2?Ma6Da09G^a3a0Aa*3DYa/Za&a+Ta"=Wa&@Pa9Ua"=Ma?a7Ha0;Ka4Aa08DYa,3F]a/_a*3Ua-Xa#a&@Sa*La!=Pa%?Ia9' +
  'La=a5Ea1Fa4_a0a+3CYa.]a"1Ta(?Wa*Pa"=Sa%@Ma;Oa%>Ga7Ha1Ia5a1Ba+3F]a.a0Ya)a+Ta"<Wa%@Oa<Ra#?Ja:Ka>a6Ca19E[a3a.5BYa' +
  '0^a*3Ua,Xa"a&Ra!=Ta%@La;Na?a7Ga0:Ia3Aa.5E^a0a*2CYa-]a"2Sa)Ta!=Va&Na!=Pa%?Ha9Ja;a3Fa5a08BYa2]a.a1Va+Wa"a(Pa!=Ra' +
  '%?Ka:Na#<Ga3Ja5a08F]a3a/7AWa2Ya-Za#a)Sa"=Ua%@Na:Ra"<Ka?a6Ga/9Ia3Aa/7CZa2]a._a&3Ta,Va"a&@Qaa"=Oa&?Ha8Ka;a4Ea07F' +
  ']a3_a/a*2CXa-Za#a&@Ua*Na"=Ra%?La9Oa#=Fa5Ha09I_a4a0Ba*3E[a.a0Wa(a*Sa"<Va%@Oa;Qa#>Ja7Ka<a5Ca08E[a3_a.6Wa0[a)a+Va' +
  '"a%@Qa<Ta#?La:Na=a6Fa09H_a3a.5C[a0a*2AXa,[a"1Qa&@Ta<Va#@Na;Pa%?Ha7Ja:a3Da.5Ga0Aa)2F]a-a1Va)Wa!a%@Pa<Ra#?Ka9Ma<' +
  'a3Ha5a08D[a2a.6AWa1Ya+[a!a(Sa!=Ua%@Ma:Qa"<Ia2?Na6Ea08H_a3a/5CZa1]a-a2Ta*Va"<Xa%@Pa:Ta"=Ma?a7Ia:a3Da/6F]a2_a.a2' +
  'Xa,Ya"a&@Sa*La"=Qa%?Ja8Ma#;Da4Ga/7I_a3a/6BXa2Za-a0Ua(?Xa*Pa"=Ta%?Na:Qa"=Ia5Ka9a3Ca07D[a2^a.a0Ya)a+Ua"a%?Qa:Ta"' +
  '>La7Na<a5Fa08G^a3a.5BZa0^a*3Va,Ya!a&@Ta*Ka"?Na:Qa"=Ha6Ia9a3Ba.5E^a0a*2DZa-a0Ua(@Wa,La#?Qa;Ra#>Ka8La;a3Fa5a08CY' +
  'a2_a.6Va0Ya)?[a.Qa%@Sa<Ta#?Ma9Oa"<Ha3@Ja6Ba08F^a2a.5CZa1]a,a/Ta(Ua!;Xa%@Oa:Sa"=Ka?a6Ha9a3Ca.5E]a1_a-a0Wa*Xa!a%' +
  '@Raa"=Oa&?Ha7La:a3Fa.6Ia2Aa.5BYa1Za,a0Sa&@Va*Na"=Ra%?La9Pa"<Ha4Ja7a3Ca/6D[a2^a-a0Wa)a+Sa"<Va%?Pa9Ta!=Ka5Na9a3F' +
  'a/7G^a2a.6AXa0[a*a,Wa"a%?Sa)Ka">Na6Ra!<Ha4Ha.8Ka3Ba.5D[a1a*3AXa-a/Ta&?Va*Na"?Pa9Ta!=Ja6La:a3Ea.5Ha1Aa*2F]a-a0X' +
  'a(?Za,Qa#?Sa):JUa">Ma8Oa";Fa3Ia6a08D]a2a.5AYa0[a*a.Ta%@Ua+La#?Oa9Ra"<Ja2?Na6Ea/8Ia2Aa.5E]a1_a,4Va/Wa(@Xa.Ma%?Q' +
  'a:Ua"=Ma?a7Ja9a3Ea-5H_a1a-4CYa0Za*a/Ra%?Ta*La"=Qa%?Ka8Na";Ga3Ia6a2Ca.5E[a1]a,a0Va(?Xa+Qa"=Ta%?Na8Sa!<Ja2@Na7Ca' +
  '2Ea.5G^a1a-5AWa0Za)a+Ua"a%?Ra)Ja!=Na@a:Ha3Ha6a2Aa.5C[a0^a*3Va,Ya!0Qa%?Ua)Ma">Pa&Ha!<Ja4Ka8a3Da.5F^a1a+2DZa-a/V' +
  'a&>Ya*Pa">Sa&Ka!=Ma6Oa!:Ea3Ga5a19CYa2_a-5Wa0Za(a,Ta#?Ua(Ma">Oa8Ra!<Ia3Ka!6Ba08F_a2a.5C[a0_a*4Ua.Wa%>Xa*Oa#?Qa)' +
  'Ia!=La?a7Ha9a3Da-5G_a0a,3CYa/Za(a,Ra%?Ta)La"=Oa&?Ha8La:a3Ha5a1Ca,3E[a0^a*a.Ua&?Wa*Oa"=Sa%?La8Qa!;Ia2?La6Ca1Ea,' +
  '4G^a1a,4AWa/Ya(a+Sa"<Wa%?Paa!<Ma?a8Ga2Ha5a1Aa-4CZa0]a*a,Wa"a%?Sa(La!=Pa&@Ha:Ja2La6a2Da.5F^a0a+3BYa-@^a0Ta&>Wa)' +
  'Pa"=Ra%@Ka<Ma@a9Ea2Ga5a1Aa*3F]a.a/Ya(a*Sa">Ua&Ma!=Oa@a;Ia3Ja6a18E[a2a.5BZa0^a)4Ta,Va#>Xa(Pa!>Qa(Ia!<La?a7Fa09I' +
  'a2Ba-4E^a0a*3BXa.Za%a*Ra">Sa(La!=Na?a8Ja:a3Fa5a0Ba+3E[a/^a(a,Ua%?Va)Na"=Qa%?Ka8Oa";Ga2Ja5a19EZa3^a0a*3BWa.Xa&a' +
  '*Ra"=Ua%?Na8Sa!<Ka?a6Fa1;H^a4a0Aa,3DZa/[a)a,Ua"a%?Ra)Ka!<Oa&?Ga8Ja0=La5Ba1Da-4F]a0a*3AWa-Za"1Qa&?Va)Na!=Ra%?Ka' +
  ':Ma>a6Ea1Fa,4Ia0Aa+3D[a-a0Wa&a)Ra!=Ta%@Ma<Oa&?Ga9Ha2Ia5a19CZa3_a.5Xa0[a(a+Va"<Xa&Pa!=Ra%@Ja;Ka?a6Da09G^a3a.4D[' +
  'a0a)2AWa,Ya"a(Ra!>Ta&La!<Na?a7Ha9a3Da-4Ha0Aa)2E[a.^a#2Sa*Ua">Va&Na!=Pa%?Ia8La:a2Ha5a08DZa3^a/a2Wa,Xa#a)Qa"=Sa%' +
  '?Ma9Qa!;Ja>a5Ea08G^a3a/Ba*2EZa.[a&a+Ta"<Wa%?Paa!<Ma>a7Ia/:Ka4Ba08DYa+3G]a/_a)3Va,Xa"a&?Ta)Ma!=Qa%?Ja9La<a5Ea19' +
  'F[a4_a0a*2CYa-a0Ua&>Xa)Qa!=Ta#?Ma:Oa#>Ga7Ha1<I^a4a09CXa2^a.a0Ya(a*Ta!<Wa%@Oa<Ra#?Ja9Ka=a5Ca08E]a3a.5BZa0_a)2Va' +
  '+Xa"a&@Ra=Ta#@La;Na>a7Ga09Ja3Ba.4F^a0a)2DZa-^a!1Sa(Ua!=Va%@Na<Pa%?Ha8Ka:a3Fa5a08CZa2^a.a1Wa+Wa"a&Pa!=Ra%?La9Oa' +
  '";Ga2>Ka5Ca07F]a2a/6AXa1Ya-[a#a)Sa"=Va%?Oa9Sa!<La>a6Ga/8Ja3Ba/6DZa2]a._a%2Ua+Wa"a%?Ra)Ka!<Oa%>Ha7Ka:a4Ea/7F]a3' +
  '_a/a(2DXa-[a"0Ra&?Va)Oa!<Sa#?La9Oa"<Fa5Ha/9I_a3a07BXa2[a-a0Wa(a)Sa!<Va#?Oa:Ra">Ja7Ka;a4Ca08E[a2a.6AXa0[a(a+Wa!' +
  'a%@Ra;Ta"?La9Na=a5Fa08H_a3a.5D]a0a)2BXa,@]a0Ra&@Ta;Wa#?Na;Pa#>Ha7Ja:a3Da-5Ha0Aa2]a-a0Va(@Waa%@Qa<Ra#?Ka8Ma;a3H' +
  'a5a07D]a2a.5AWa1Ya+@[aa&Sa!<Ua#?Na9Qa"<Ja>a5Ea/8Ha2Aa.5CZa1]a-a1Ta)Va!a%?Qaa!<Na>a6Ja9a3Da/6F]a2_a.a1Xa+Ya!a%?' +
  'Ta)Ma!<Qa#>Ka7Na";Ea3Ga.7Ia2Aa/6BYa2[a-a0Ua&>Xa)Qa!<Ua#?Na9Ra!<Ia5Ka9a3Ca/6E[a2_a.a0Ya(a*Ua!a#?Qa:Ta"=La6Na;a4' +
  'Fa/7G^a2a.5BZa0_a)3Wa+Ya!/Qa%?Ta*La"?Na9Qa"=Ha6Ia9a3Ca.5F^a0a2Za,a/Ua&@Wa+Na#?Qa;Sa">Ka7La:a3Ga5a07CZa2_a-5Va0' +
  'Ya)?[a.Qa%@Sa;Ua#?Ma9Pa";Ha2?Ka5Ca/7G_a2a.5CZa0]a+a/Ta&@Uaa#?Pa9Ta!<La>a6Ha8a2Ca.5F]a1_a-5Va0Wa*Ya!a%?Sa)Ka!<O' +
  'a%>Ia7La9a3Ga-5Ia1Aa.5CYa1Za,a0Ta&?Va)Oa!<Sa#?Ma7Qa!;Ha3Ja7a2Ca.5D[a2^a-a0Xa(a*Sa!a#?Paa!=La3Oa!9Da3Fa/6G^a2a.' +
  '5BYa0]a)a+Wa!a%?Sa(Ka!=Naa!;Ha4Ia7a2Ba.5D]a0a)2BYa,a/Ta%?Va)Na">Qa(Ha!=Ja5La9a3Ea,5Ia08AXa2]a-a/Xa(a+Qa#?Sa(:J' +
  'Va">Ma7Pa";Fa3Ia5a07E]a2a-4BYa0[a)a-Ta%?Ua*La"?Oa9Sa!<Ja?a6Fa/8Ia2Ba-4E]a0_a+4Va/Wa&?Xa,Oa#?Ra)Ja!=Na>a6Ja9a2E' +
  'a,5I_a1a-4CYa0Za*a.Ra%?Ua)Ma!=Qa#>Ka7Oa!:Ga2Ia5a1Ca-4E[a1^a,a/Va&>Ya*Qa!<Ua#?Oaa!;Ka@a7Da2Fa-5G^a1a-5AXa0Za)a+' +
  'Ua!a#?Ra(Ka!=Na@a9Ha3Ha6a2Aa.4D[a0_a*3Wa,Za!/Ra%?Ua(Na!=Qa&@Ia;Ka3La8a2Da-5G_a0a)2D[a-a/Wa%=Ya)Qa">Sa&Ka!=Ma4P' +
  'a!:Fa3Ga5a08CZa2_a-4Xa/Za(a+Ta#>Ua(Ma">Oaa!;Ia2?La6Ca07G_a2a-4D[a0_a)3Ua-Wa%>Xa)Oa">Qa(Ia!<Ma?a6Ha8a2Da,4G_a0a' +
  '+3CYa/Za&a,Ra#?Ta(La!=Pa%?Ia7Ma"9Da2Ha5a1Ca,3E[a0^a*a.Ua%?Wa)Oa!=Sa#?Ma7Ra!:Ia1>Ma6Ca1Ea,4H^a0a,4AWa/Ya(a*Ta";' +
  'Xa#?Pa)Ia!<Ma?a7Ga1Ha5a1Aa-4CZa0]a)4Ta,Xa!a%?Ta(Ma!=Pa%?Ha:Ja1La6a2Da-4F^a0a*2CYa,a/Ua%>Xa(Pa!=Sa%@Ka;Ma@a8Ea2' +
  'Ga5a0Ba2^a-a/Ya&a*Sa"=Ua&Na!=Oa@a:Ia2?J_a5a08E]a2a-4BZa/^a(3Ta+Va"=Ya(Pa!>Qa&@Ia<La>a6Fa/8Ja2Ba-4F^a0a)2CXa-Za' +
  '#a)Ra">Ta&La!<Oa?a7Ja9a2Fa4a08BXa*3F[a.^a&4Sa,Ua#>Va(Oa!=Ra%?Ka7Oa!:Ga1=Ka5Ba08E[a3^a/a*3BWa.Xa%a)Ra"<Ua#?Oaa!' +
  ';La>a6Fa09H^a4a0Ba,3DZa/[a(a+Va"a%?Ra(La!<Oa%?Ha7Ja<a5Ba1Da,4F]a0a)2AWa,Za!/Ra%>Va(Oa!=Ra#?Ka:Ma>a6Ea1Fa4a0Aa*' +
  '2E[a-a/Wa&a)Ra!=Ua%@Na;Pa%?Ga8Ha1Ia5a08DZa2a-5AXa/[a&a*Va!a%@Pa=Ra%@Ja:Ka>a6Ea08G_a2a-4D]a/a(2CWa,Ya"a(Ra!=Ta%' +
  '@La<Na>a7Ia9a2Da4a0Aa2[a-_a"2Sa*Ua">Va&Na!<Qa%?Ja7Ma#:Ea2>H_a4a07D[a2^a.a2Wa,Xa#a(Qa!=Ta%?Ma8Ra!;Ja=a5Ea08G^a3' +
  'a/7BWa2Za.[a%a*Ta"a%?Pa)Ia!;Na>a6Ia9a3Ba07DZa*3G]a/_a(3Va,Xa!a%?Ta(Ma!<Qa#?Ja8La<a5Ea09F]a3_a0a)2DYa-a/Ua%=Ya(' +
  'Qa!<Ta#?Ma:Pa#=Ga6Ha0;I_a4a07CYa2^a-a/Ya&a)Ua!;Xa#@Pa;Ra#?Ja8Ka=a5Da08F^a2a-4BZa/_a&2Va+Xa!a%@Ra<Ta#@La;Na>a6G' +
  'a.8Ja2Ba-4F_a0a2Za,a0Sa(Ua!<Va%@Na<Pa#>Ia7Ka9a2Fa4a07CZa2^a-a1Wa*Xa!a&Qa!<Sa#?La8Oa":Ha1=Ka4Ca/7F^a2a.6AXa1Ya,' +
  '[a"a)Sa!<Va%?Oaa!;La=a5Ha8a3Ba/6DZa2]a.a2Ua*Wa!a%?Ra(Ka!<Pa#>Ia6La:a3Ea/7F]a2_a/a2Ya,[a!0Sa%>Va(Oa!<Sa#>La8Oa"' +
  '<Ga4Ha/8I_a3a/7BYa2]a-a/Wa&a)Sa!;Wa#?Oa:Sa"=Ja6Ka:a4Ca07E[a2a-5AXa/]a(3Ta*Wa!a#?Ra;Ta">La9Na=a5Fa/8Ha2Aa-4D]a/' +
  'a&2DYa+a/Sa%@Ta+Ka#?Na;Pa#>Ha6Ja9a2Da4a07AYa2]a-a/Va(@Waa%@Qa<Sa#>Ka8Na":Ea2Ia4a/6E]a2a-5AXa0Ya*@[a1Pa&@Sa<Ua#' +
  '?Na8Ra!;Ja=a5Fa.7Ia2Aa.5DZa1]a,a0Ua)Va!a%?Qa)Ia!<Na%>Fa5Ja8a3Da.5F^a2_a.a1Xa+Za!0Oa%?Ta(Ma!<Ra#>Ka6Na":Fa3Ha.6' +
  'Ia2Aa/6BYa1[a,a/Va&=Ya)Qa!;Ua#>Na7Sa!<Ia4Ka8a3Ca/6E[a2_a-5Va/Za(a*Ua!a#?Qa(Ia!=La6Oa#;Da4Fa/7G_a2a.4CZa/a(2AWa' +
  '+@Za.Qa%?Ta)La">Oa8Qa"=Ha5Ia8a2Ca-4F_a0a2[a,a/Va&?Wa*Na#?Qa:Sa">Ka6La:a2Ga4a07C[a2_a-5Wa/Ya(a,Qa%@Sa;Ua">Ma8Qa' +
  '!;Ha2>La5Ca/7G_a2a-4CZa0]a*a/Ua&@Uaa#?Paa!<La>a5Ha7a2Da-5F^a1_a,5Va0Wa)@Ya.Oa%?Sa(La!<Pa#>Ia6Ma"9Da2Ga5a1Aa.4C' +
  'Ya0Za+a/Ta%?Wa)Oa!<Ta#>Ma6Ra!:Ia3Ja6a2Ca.5E[a1^a-a/Xa&a)Ta!a#>Pa)Ia!<La@a8Ea3Fa.6G^a2a-4BYa0]a(3Ta*Xa!.Oa#?Sa(' +
  'La!=Na@a;Ha4Ia7a2Ba.4E]a0a(2CYa+a.Ta%?Va)Na">Qa(Ha!=Ka5La8a2Ea4a07BYa2^a,6Ua/Xa&a*Qa"?Sa(Ka">Ma6Pa!:Ga2?I_a5a0' +
  '7E^a2a-4BYa/]a)a,Ta#?Ua)La">Oa7Ta!;Ka>a5Fa.7Ja2Ba-4E]a0a+4AVa.Wa&?Xa,Oa#?Ra(Ja!<Na&>Ga5Ja8a2Fa4a0Aa,4CYa0Za)a-' +
  'Sa%?Ua(Na!<Ra#>Ka5Pa!9Ga2Ia5a1Ca-4E[a0^a+a.Va&=Za)Ra!<Va#>Oa@a;Ka?a6Da2Fa-5G^a1a-4AXa/Za(a*Va!a#>Ra(Ka!<Na?a9H' +
  'a2Ha6a2Ba-4D[a0a)2AWa+?[a.Ra#>Ua(Na!=Qa%@Ia;Ka3La7a2Da-4G_a0a2[a,a.Wa%a)Qa';

/** Lunations in which the Sun enters no sign, and two. */
export const ADHIKA_LUNATIONS: readonly number[] = [
  28, 63, 97, 127, 163, 198, 228, 263, 298, 332, 362, 398, 433, 462, 498, 533, 568, 597, 633, 668, 697, 733, 768, 798,
  803, 832, 868, 903, 932, 968, 1003, 1032, 1037, 1067, 1102, 1138, 1167, 1202, 1238, 1267, 1302, 1337, 1373, 1402,
  1437, 1473, 1502, 1537, 1572, 1607, 1637, 1672, 1708, 1737, 1772, 1807, 1842, 1872, 1907, 1942, 1972, 2007, 2042,
  2077, 2106, 2142, 2177, 2207, 2242, 2277, 2312, 2341, 2377, 2412, 2441, 2477,
];
export const KSHAYA_LUNATIONS: readonly number[] = [799, 1036];

/** Minutes from the new moon at the start of each to the nearest sunrise, 60 if more. */
export const NEW_MOON_MARGINS: string =
  'aaaaaaaaKa4aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaJaaaJaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa^aaSaaaaaaaaaaa#aaaaaaaa' +
  'aaaaaaaaaaaaaaaa;a<aaaaa8aaaaaaaaWaaaRaaaaaaaaaaaaaaaaaaaaZaaaRaaaaaaaa4aaaaaaaaaaaa]aaaaaaaaaaaaaaaaaaaaaaaaa' +
  'aaaaSaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!aaa_aaaaaaaaaaaaaaaaaaaaaaaZaaaaaMaaaa!a!aaaaaaaaaaaaSaaaaaaaaa' +
  'aaaaaaaXaaaaaaaaaaaaaaaaaaaaaaaaaaOaaaaaaaaaaaaaaaaaaaaaaaaaaa2aaaFaaaaaaaaaaaOaaaaaaaKaaaaaaaaaaaaaaRaAaaaa/a' +
  'aaaaaaaaaaDaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaXaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa?aaaaaaaaa' +
  'a^aaaGaaaaaaaaaaaaaaaaa2aaaaaaaaaaaaaaaaaaEaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaYaaaaaaaaaaaaaaaaaa:aaaaaaaG' +
  'aaaa;a7aaaaaaa*aaGaaaaaaaa+aaaGaaaaaaaaaaaaaaaaaaaaaaa@aaa5aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' +
  'aaaaaaaaaaaa&aaaaaaaNaaaaaaaaa@aaaaaaaaaaa-aaa7aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa?aaaaaaaaaOaaaaaaaaaaa' +
  'aaaaaaaaaaaaaaaaaaAaaaaaaaaaaa1aaaaaaaaaaaaaaaaaaaaaaaa6aaaaaaaaaaaaHaaaaaaaaaaaa?aaaaaaaaaaaaaaaaaaaQaaaaaaaa' +
  'a&aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaSaaaaaaaaaaaaaaaaaaaaaaaaaaaOaaaaa+aaaaJaJaaaaaaaaaaaa>aaaaaaaaaaaa' +
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa+aaaaaaaaaaaaaaaaaaaaaaaaaaa^aaa@aaaaaaaaaaa0aaaaaaaaaaaaaaYaaaaaMaaaaaaaaaaaaa' +
  'a)aaaaaIaaSaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaBaaaaaaaaaaa_aa)aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa(aaaaaaaaaa7a' +
  'aaQaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1aaaaaaaaaaaaaaaaaaaaaaaWaaaaaaaaaaaaaaa-aaaaaaaaaaa;aaaa.aaaaaaaaaaaaa' +
  'a&aaaaaaaaaOaa1aQaaaaaaCaaaaaaaaaaaaaaaCaaaaaaaaaaa3aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa6aaaaaaaaaaaaaaaaaaaaaaaaa' +
  'aaaaaaaaaaaaaaaaaCaaaaaaaaa&aa=aaaaaaaaKaaaNaaaaaaaaaaaaaaaaaaaa@aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' +
  'aaaaaaaaaaaaaaa6aaaaaaaaaaa(aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaAa>aaaaJaaaaaaaaaaaaaaNaaaa,aaaaaaaSa^a' +
  'VaaBaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaLaaaaaaaaaaaaXaaaaaaaaaaaaaaaa"aaaaaaaaaaaa_aaaaaaaaaaJaaa"aaaaaaaaaa-aa' +
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa8aaaaaaaaaaaaSaaaaaaa]a7aaaaaaaaaEaaaaaaaaaaaYaa,aaaaa6aaaaaLaaaaaaaa[a' +
  'aaaaaaa7aaa]aaaaAaaaaaaaaaaaaaaaaaaaaaaa<aaaaaaa)aaaaWaaaaaaSaaaaaaaaaaaaaaaaaaaaaaaaaaaaa=aSaaaaaaaaaaaaWaYaa' +
  'aaaaaaaaaaaa9aaaaaaaaaaaaaaaaaaaaaaaNaaaaRaaaaaaHaa7aaaaaaaa(aaaaaaaaaaaaaaaaaaaUaaaaaaaHaaaaaaaaaaaaaaaaaaaRa' +
  'aaaaaFaaaaa@a:aaaaaaaaaaaaUaaaaaaaaa0aaKaaaaaaaaMaaaaaaaaaaaaaaaaaaaXaaaaaaaaaa*a=aaaaaaaaaaaaaaaaaaaaaaaa@aaa' +
  'aaaaaaaaPaaaaaaaaaaaaaaa#aaTaaaaaaaaMaaaaaaaaaAaaaaaaaaaaaaaa,aaaaaaa#aaaa)aaaaaaaaaaaaaaaaaaaaaaaaaaaaa.aaaaa' +
  'aaaaa_aaaaaa>aaaaaaaaaaaHaaaaaaaaa%aaaaaaaaaaaa9aaaaaaaaa]aaMaaaaaaa6aaaaaaaaaaa[aaaaa';

/** Minutes from the full moon of each to the nearest sunrise, 60 if more. */
export const FULL_MOON_MARGINS: string =
  'aaaaaaaa)aaaFaaaaaaaaaaaLaaJaaaa&aaaaaaaaaaaaaaFa/aaaa.aaaaaaaaaaaGaaaaaaaaaaaaaaaaaaaaaaaaXaaaaaaaaaaaaaaaaaa' +
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaTaaaaaaaaaaaaaaaaaa;aaaaaaaaHaaaaaaaaaaaaaaaaa<aaaaaaaaaaaaaaLaaaaaaaaaaaaaaa' +
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaa_aaaaaaaaaaaaaaWaaa6aaaaaaa#aaaaaa2aaaaaaa.aaSaaaaaaaaFaaaRaaaaaaaaaaaaaaaaaaaaaaa' +
  '4aaa#aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaTaaaaaaUaaaaaaaMaaaaaaaaaPaaaaaaaaaaa&aaaAaaaaaaa' +
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaYa:aaaaaaaaa(aaaaaaaaaaaaaaaaaaaaaaaaVaaaaaaaaaaaaaaaaYaaaZaaaaaaaaaaaaaaaaaaa' +
  'a2aaaJaaaaaaaaDaaaaaaaaaaaaIaaaaaaaaaaaaaaaaaaaaaaaaaaaaaKaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!aaaaaaaaaa' +
  'aaaaaaaaaaaaaaaaaWaaaaa<aaaaGa)aaaaaaaaaaaa7aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa2aaaaaaaaaaaaaaaaaaaaaa' +
  'aaaaa^aaa.aaaaaaaaaaa:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaEaaaaa1aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa_aa' +
  'aaaaaaaaaaaa-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"aaaaaaaaaa3aaa(aaaaaaaaaaaaaaaaaEaaaaaaaaaaaaaaaaaa%aaaaaaaaaaaaaa' +
  'aaaaaaaaaLaaaaaaaaaaaaaaa(aaaaaaaaaaaJaaaa:aaaaaaaaaLaaaa8aRaaaaaaaUaaBaaaaaaaaEaaaaaaaaaaaaaaaPaaaaaaaaaaa&aa' +
  'a?aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/aaaaaaa&aaaaaaaaaJaa=aaaaaaaa%aaaAaaaaaaaaaa' +
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaIaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa3aaaaaaaaaaa&aaaaaaaaaaaaaaaaaaaaaaaa3a' +
  'aaaaaaaaaaaaaaaaaaaGaaaa<aaaaaaaaaaaaaaaaaaaJaaaaaaaaaRaaaaJaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' +
  'aaaaaaaaaaaaaa#aaaaaaaaaaaa_aaaaaaaaaaJa;aQaaaaaaaaaaSaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaOaaaaaaaaaaaaaaaaaaaaaaaaa' +
  'aaaaaa>aaaaaaaaaaa(aaaaaaaaaaaaaa!aaaaa/aaaaaUaaaaaaaa!aaaaaNaa/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!aaaaa' +
  'aaaaaaHaaDaaaaaaaa]aaaaaaaaaaaaaaaaaHaaaaaaaaaaaaaa8aVaQaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa5aaaaaaaaaaaWaaWaa' +
  'aaaaaa7aaaaaaaaaaaaaaa6aaaaaaaaaaa1aaaa4aaaaaaaaaaaaaaVaaaaaaUaaaaa:aCaaaaaaaaaaaaaaaaaaaaaaOaaMaaaaaaaa)aaaaa' +
  'aaaaaaaaaaaaaaaaaaaaaaaaa8a4aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaEaaaaaaaaa)aa+aaaaaaaaRaaaaaaaaaVaaaaaaa' +
  'aaaaaaaDaaaaaaaCaaaaKaaaaaaaaaaaaaaaaaaaaaaaaaaaaaUaaaaaaaaaaaaaaaaa9aaaaaaaaaaaEaaaaaaaaaaaaaaaaaaaaaa1aaaaaa' +
  'aaaaaaUaaaaaaa>a@aaaaVaaaaaaaaaaaaVa5aaaaIaaaaaaaRaaa(aa8aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa<aaaaaaaaaaaa%aaaaa' +
  'aaaaaaaGaaa)aaaaaaaaaaaaaaaaaaaaaaa!aaa%aaaaaaaaaa5aaaaaaaaaaaaaaaaaaaaaTaaaaaaUaaaaaaaaaaaa,aaaaaaaaaaaa.aaaa' +
  'aaaaa,aaFaaaaaaaaaaaaaaaaaa<aaFaaaaaOaaaaa0aaaaaaaaaaaaaaaaa2aaaYaaaa/aaaaaaaaaa6aaaaaaaaaaaa+aaaaaaa?aaaa=aaa' +
  'aaa4aaaaaGaaaaaBaaaaaaLaaaaaaaaaaAa?aaaaaaaaaaaaWa*aaaaaaaaaaaaaa5aaaaaaaaaaaaaaa0aaaa';

/** Lunations whose new moon is within an hour of a sankranti, with the minutes. */
export const SANKRANTI_MARGINS: readonly (readonly [lunation: number, minutes: number])[] = [
  [98, 55],
  [333, 33],
  [800, 49],
  [1608, 43],
  [2077, 53],
];

/** Days whose sunrise is within 3 minutes of the start of a tithi, each as days after the one before. */
export const NEAR_DAYS: readonly number[] = [
  -35923, 12, 266, 1, 20, 332, 954, 6, 243, 175, 42, 65, 143, 137, 573, 51, 227, 156, 70, 180, 121, 355, 43, 84, 156,
  352, 9, 130, 90, 222, 11, 70, 178, 184, 204, 517, 136, 23, 85, 45, 320, 1, 280, 14, 391, 59, 407, 59, 392, 421, 216,
  42, 204, 475, 137, 1, 233, 2, 337, 293, 211, 58, 165, 90, 290, 492, 269, 293, 90, 424, 85, 67, 101, 17, 134, 108, 195,
  306, 316, 489, 106, 103, 93, 43, 731, 253, 117, 37, 161, 825, 468, 61, 34, 71, 58, 172, 146, 283, 402, 278, 407, 349,
  107, 200, 988, 2, 87, 216, 66, 83, 128, 335, 703, 24, 119, 104, 213, 77, 503, 74, 110, 378, 920, 34, 21, 332, 9, 12,
  210, 273, 69, 18, 14, 95, 153, 339, 121, 218, 409, 31, 359, 129, 224, 473, 84, 118, 1451, 258, 285, 66, 378, 165, 194,
  640, 69, 305, 12, 631, 115, 520, 64, 34, 60, 90, 160, 80, 145, 295, 35, 176, 475, 1, 71, 244, 596, 8, 306, 1114, 131,
  55, 18, 502, 109, 60, 75, 185, 248, 507, 328, 385, 454, 158, 284, 562, 902, 36, 23, 208, 234, 134, 426, 81, 232, 7,
  681, 620, 67, 90, 90, 175, 636, 119, 142, 107, 51, 20, 367, 4, 807, 395, 103, 423, 563, 214, 623, 612, 314, 234, 138,
  352, 213, 35, 1, 826, 1, 167, 19, 13, 224, 534, 231, 315, 173, 76, 178, 1019, 499, 265, 242, 824, 339, 92, 74, 112,
  160, 226, 149, 88, 477, 509, 349, 76, 72, 53, 479, 254, 274, 604, 247, 43, 146, 295, 248, 352, 235, 72, 289, 114, 117,
  294, 97, 55, 343, 118, 86, 21, 617, 826, 249, 86, 524, 13, 43, 429, 320, 10, 92, 175, 171, 8, 156, 144, 275, 45, 205,
  292, 238, 237, 385, 792,
];
