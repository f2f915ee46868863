import type { FastifyRequest } from 'fastify';

/** The client of a request, as everything that counts per address knows it. */
export const clientKeyOf = ({ ip }: FastifyRequest): string => ip;
