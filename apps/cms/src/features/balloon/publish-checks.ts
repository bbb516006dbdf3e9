import type { Endpoint } from 'payload';
import { findSlotsOutsideHours } from '../../platform/publishing/checks/outside-opening-hours.ts';
import { loadBalloonHours } from '../../platform/read-model/places/load-opening-hours.ts';

/** `GET /api/globals/balloon/problems`, for signed-in editors: the slots outside the opening hours. */
export const balloonChecksEndpoint: Omit<Endpoint, 'root'> = {
  method: 'get',
  path: '/problems',
  handler: async (req) => {
    if (!req.user) return Response.json({ problems: [] }, { status: 401 });
    const { timeSlots } = await req.payload.findGlobal({ slug: 'balloon', depth: 0, overrideAccess: false, user: req.user });
    const place = await loadBalloonHours(req);
    const problems = place ? findSlotsOutsideHours(timeSlots ?? [], place, Temporal.Now.instant()) : [];
    return Response.json({ problems }, { headers: { 'Cache-Control': 'no-store' } });
  },
};
