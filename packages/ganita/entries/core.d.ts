export * from '@ganita/core';
