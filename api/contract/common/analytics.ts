/** Where pages of ours ask, after consent, which script measures: `{"script":"https://…"}`, or `{}` where none is set. */
export const ANALYTICS_PATH = '/analytics.json';
