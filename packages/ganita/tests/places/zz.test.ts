import { readFileSync, writeFileSync } from 'node:fs';
import { kmBetween } from '@ganita/core/angles/greatCircle.js';
import { DomainError } from '@ganita/core/errors/domainError.js';
import { test } from 'vitest';
import { lazyPlaceIndex } from '../../src/adapters/placeIndex/lazyPlaceIndex.js';
import { placeNamed } from '../../src/calculations/location/placeOfName.js';
const places = lazyPlaceIndex();
test('m', () => {
  for (const f of ['hardPlaces','hardPlacesOwn']) {
    const lines = readFileSync(new URL('../../../../tests/golden/'+f+'.tsv', import.meta.url),'utf8').trim().split('\n').slice(1);
    const out: Record<string,string[]> = {right:[],asked:[],unknown:[],wrong:[]};
    for (const line of lines) {
      const [query='',la,lo,tol]=line.split('\t'); const spot={latitudeDeg:Number(la),longitudeDeg:Number(lo)};
      const isIt=(p: typeof spot)=>kmBetween(p,spot)<=(Number(tol)||30);
      const found=placeNamed(query,'place',places);
      const o=places.search(query,{limit:5,country:null,isPrefix:false});
      const k = !(found instanceof DomainError) ? (isIt(found)?'right':'wrong') : o.some(isIt)?'asked':'unknown';
      out[k]!.push(query+' => '+(found instanceof DomainError? o.map(p=>[p.name,p.district,p.state,p.countryCode,p.match].join('/')).join('; '):found.name+'/'+found.state+'/'+found.countryCode));
    }
    console.log(f, Object.entries(out).map(([k,v])=>k+' '+v.length).join(', '));
    writeFileSync('/tmp/m57/'+f+'.txt', ['wrong','unknown','asked','right'].map(k=>'== '+k+'\n'+out[k]!.join('\n')).join('\n'));
  }
});
