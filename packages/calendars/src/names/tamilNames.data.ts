/** Names of the months in the order of their ids. Source: `@ganita/words`, and calendars of the regions. Made by `npm run data:calendars`; do not edit. */
export const TAMIL_NAMES = {
  en: [
    'Chithirai',
    'Vaikaasi',
    'Aani',
    'Aadi',
    'Aavani',
    'Purattaasi',
    'Aippasi',
    'Kaarthigai',
    'Maargazhi',
    'Thai',
    'Maasi',
    'Panguni',
  ],
  hi: ['चित्तिरै', 'वैकासि', 'आनि', 'आडि', 'आवणि', 'पुरट्टासि', 'ऐप्पसि', 'कार्त्तिगै', 'मार्गळि', 'तै', 'मासि', 'पंगुनि'],
  kn: ['ಚಿತ್ತಿರೈ', 'ವೈಕಾಸಿ', 'ಆನಿ', 'ಆಡಿ', 'ಆವಣಿ', 'ಪುರಟ್ಟಾಸಿ', 'ಐಪ್ಪಸಿ', 'ಕಾರ್ತಿಗೈ', 'ಮಾರ್ಗಳಿ', 'ತೈ', 'ಮಾಸಿ', 'ಪಂಗುನಿ'],
  ta: ['சித்திரை', 'வைகாசி', 'ஆனி', 'ஆடி', 'ஆவணி', 'புரட்டாசி', 'ஐப்பசி', 'கார்த்திகை', 'மார்கழி', 'தை', 'மாசி', 'பங்குனி'],
  te: ['చిత్తిరై', 'వైకాసి', 'ఆని', 'ఆడి', 'ఆవణి', 'పురట్టాసి', 'ఐప్పసి', 'కార్తిగై', 'మార్గళి', 'తై', 'మాసి', 'పంగుని'],
} as const;
