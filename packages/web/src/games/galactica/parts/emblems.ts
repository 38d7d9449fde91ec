/** Drawn with lines in a box of 24 by 24; one for every character there is. */
export const emblems: Readonly<Record<string, string>> = {
  // rank and star
  'william-adama': 'M5 15l7-4 7 4M5 20l7-4 7 4M12 3l1.4 3h3l-2.4 2 1 3-3-1.8L9 11l1-3-2.4-2h3Z',
  // the schoolteacher's book
  'laura-roslin': 'M12 7v13M12 7C9 4.6 6 4.6 3 5.4v12.4c3-.8 6-.8 9 2.2 3-3 6-3 9-2.2V5.4c-3-.8-6-.8-9 1.6Z',
  // wings
  'kara-thrace':
    'M12 8v9M12 9C8 4 4.5 5 2 5.5 3 11 6 14 12 14M12 9c4-5 7.5-4 10-3.5C21 11 18 14 12 14M9.5 20 12 17l2.5 3',
  // the sun
  'lee-adama':
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 1.5V5M12 19v3.5M1.5 12H5M19 12h3.5M4.6 4.6l2.4 2.4M17 17l2.4 2.4M4.6 19.4 7 17M17 7l2.4-2.4',
  // a bottle
  'saul-tigh': 'M10 2h4M10.5 2v6C8 9.5 7 11 7 13v9h10v-9c0-2-1-3.5-3.5-5V2M7 15h10',
  // an atom
  'gaius-baltar':
    'M12 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3ZM2 12c0-2.5 4.5-4 10-4s10 1.5 10 4-4.5 4-10 4-10-1.5-10-4ZM7 3.3c2-1.3 5.7 2 8.5 6.7s3.6 9.4 1.5 10.7-5.7-2-8.5-6.7S5 4.6 7 3.3Z',
  // a spanner
  'galen-tyrol': 'M15 9a5 5 0 0 0-6.5-6L11 6 9.5 9 6 9.5 3.2 7a5 5 0 0 0 7 6l7.8 8 3-3Z',
  // a signal
  'karl-agathon': 'M12 13v9M8.5 22h7M12 10.5v.1M8.5 14a5 5 0 1 1 7 0M5.5 17a9.3 9.3 0 1 1 13 0',
  // two halves
  'sharon-valerii': 'M12 2.5a9.5 9.5 0 0 0 0 19ZM12 2.5a9.5 9.5 0 0 1 0 19M15 9h3M15 15h3',
  // a flame
  'tom-zarek':
    'M12 2c1 4 6.5 6.5 6.5 12.5a6.5 7 0 0 1-13 0C5.5 11 8 10 8.5 7c2 1 3 2.5 3 4.5C13 9 13 5 12 2ZM12 21c-2-1-2.5-3-1-5.5 2 1.5 3 3.5 1 5.5Z',
  // a knife
  'helena-cain': 'M3 21l6-6M9 15L20 3c1.5 5-2 10-8 14ZM6 14l4 4',
  // a headset
  'anastasia-dualla':
    'M4 14v-2a8 8 0 0 1 16 0v2M4 13h3v6H5a1 1 0 0 1-1-1ZM20 13h-3v6h2a1 1 0 0 0 1-1ZM19 19c0 2-3 3-6 3',
  // a mask
  'ellen-tigh': 'M3 7c6-3 12-3 18 0 0 6-3 9-6 9-1.5 0-2-2-3-2s-1.5 2-3 2c-3 0-6-3-6-9ZM7 10h3M14 10h3',
  // a cat's head
  'louanne-katraine': 'M5 3l4 4h6l4-4v9a7 7 0 0 1-14 0ZM9 12v.1M15 12v.1M10 16l2 1 2-1',
  // a ball over the ring
  'samuel-anders': 'M12 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 15h16M4 15l3 6h10l3-6M8 7h8',
  // a bolt and a nut
  'callandra-tyrol': 'M8 3h8l4 7-4 7H8l-4-7ZM12 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM8 21h8',
  // a course through space
  'felix-gaeta': 'M4 20C8 20 6 12 12 12s4-8 8-8M16 4h4v4M4 17v3h3M12 9v6M9 12h6',
  // a scroll
  'tory-foster': 'M6 3h11a2 2 0 0 1 2 2v2h-4M6 3a2 2 0 0 0-2 2v0h4v13a3 3 0 0 0 3 3h7a3 3 0 0 0 3-3H11M11 10h5M11 14h5',
  // a stethoscope
  'sherman-cottle': 'M6 3v6a4 4 0 0 0 8 0V3M10 13v3a4 4 0 0 0 8 0v-3M18 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  // a list
  'louis-hoshi': 'M5 3h14v18H5ZM8 8l1 1 2-2M13 8h3M8 13l1 1 2-2M13 13h3M8 18h8',
  // a parachute
  'brendan-costanza': 'M3 11a9 8 0 0 1 18 0ZM3 11l9 10 9-10M9 11l3 10 3-10',
  // scales
  'romo-lampkin': 'M12 3v17M7 21h10M5 6h14M5 6l-3 7h6ZM19 6l-3 7h6Z',
  // a house between two stars
  'karl-agathon-alternate': 'M4 12l8-7 8 7M6 11v9h12v-9M10 20v-5h4v5M3 4v3M1.5 5.5h3M21 4v3M19.5 5.5h3',
  // the sun over a law
  'lee-adama-alternate': 'M12 3a4 4 0 0 0-4 5h8a4 4 0 0 0-4-5ZM12 1v0M4 4l2 1M20 4l-2 1M5 11h14v10H5ZM8 14h8M8 17h8',
  // a broken chain
  'tom-zarek-alternate': 'M9 8H7a4 4 0 0 0 0 8h2M15 8h2a4 4 0 0 1 0 8h-2M8 12h2M14 12h2M12 3v4M12 17v4',
  // a halo
  'gaius-baltar-alternate':
    'M5 5c0-3 14-3 14 0s-14 3-14 0ZM12 9a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM5 22c0-4 3-6 7-6s7 2 7 6',
  // an eye over a pyramid
  cavil: 'M12 3l9 18H3ZM8 14c1.5-2 6.5-2 8 0-1.5 2-6.5 2-8 0ZM12 13.5v1',
  // a stream
  'leoben-conoy': 'M3 6c3-3 6 3 9 0s6 3 9 0M3 12c3-3 6 3 9 0s6 3 9 0M3 18c3-3 6 3 9 0s6 3 9 0',
  // a heart with a line through it
  'caprica-six': 'M12 20C5 15 3 11 3 8a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 3-2 7-9 12ZM7 11h10',
  // a camera
  'aaron-doral': 'M3 7h4l2-3h6l2 3h4v13H3ZM12 9a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
  // an owl
  'sharon-agathon':
    'M5 4l4 3h6l4-3v9a7 8 0 0 1-14 0ZM9 9.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3ZM15 9.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3ZM12 13v2',
  // a microphone
  'danna-biers': 'M9 5a3 3 0 0 1 6 0v7a3 3 0 0 1-6 0ZM5 11v1a7 7 0 0 0 14 0v-1M12 19v3M8 22h8',
  // a flask
  'simon-oneill': 'M9 2h6M10 2v7L4 20c0 1 .5 2 2 2h12c1.500 0 2-1 2-2L14 9V2M7 15h10',
};
