import { APOKLIMAS, type House, KENDRAS, PANAPARAS } from '../../zodiac/houses.js';

/** Kendras, panaparas and apoklimas, each in their order: 1 4 7 10, 2 5 8 11, 3 6 9 12. */
export const HOUSES_BY_KENDRA: readonly House[] = [...KENDRAS, ...PANAPARAS, ...APOKLIMAS];
