/**
 * Last words of the names of localities that many towns have (`Vijay Nagar`); the index has the best known of a name, and no count of
 * its people. Source: the localities of our table, tools/places/ownPlaces.tsv.
 */
export const OF_MANY_TOWNS: ReadonlySet<string> = new Set(
  'nagar colony town road vihar park market bazar bazaar cantt cantonment camp gate chowk layout'.split(' '),
);
