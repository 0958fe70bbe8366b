/**
 * The attributes of a form that is sent nowhere. With this method, browsers do nothing outside a dialog. Those that do not
 * know it would send the form to the action, which is an empty file and needs no request.
 */
export const sentNowhere = { method: 'dialog', action: 'data:,' };
