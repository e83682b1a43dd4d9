/** The job centre, where every list's exports and imports are found again. */
export const JOBS_PATH = '/export-centre/index';

/** Name in the query of a list's address: the check or import that its wizard shows. */
export const IMPORT_PARAM = 'import';

/** The filter by which a list finds what an import has made or changed. */
export const OF_IMPORT = 'importJob';

/** The list whose wizard goes on with a check or an import. */
export const importPath = (listPath: string, jobId: string) =>
  `${listPath}?${IMPORT_PARAM}=${encodeURIComponent(jobId)}`;
