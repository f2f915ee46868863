export * from '@ganita/client';
