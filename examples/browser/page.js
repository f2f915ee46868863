import { DomainError, openGanita, StructureError } from './ganita.js';

const form = document.querySelector('form');
const status = document.querySelector('[role=status]');
const opening = openGanita();

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { date, time, latitude, longitude, zone } = Object.fromEntries(new FormData(form));
  const birth = {
    date,
    time: time.length === 5 ? `${time}:00` : time,
    place: '',
    latitude: Number(latitude),
    longitude: Number(longitude),
    zone,
  };
  try {
    const ganita = await opening;
    const { horoscope } = ganita.natalChart({ ...birth, sections: ['nakshatra_pada'] });
    const { nakshatra, pada } = horoscope.nakshatra_pada.Moon;
    document.querySelector('#chart').innerHTML = ganita.svg.chart({ ...birth, style: 'south', transit_at: date });
    status.textContent = `The Moon is in ${nakshatra}, pada ${pada}.`;
  } catch (error) {
    if (!(error instanceof DomainError || error instanceof StructureError)) throw error;
    status.textContent = error.message;
  }
});
