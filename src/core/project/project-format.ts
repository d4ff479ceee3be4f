/** What the first member of every project file says, so that it is known by its first bytes. */
export const PROJECT_FORMAT = 'touchstone-project';
/** How a project file's name ends. */
export const PROJECT_ENDING = '.touchstone.json.gz';
