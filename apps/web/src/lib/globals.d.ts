/** Version from package.json, put in at build time. */
declare const __APP_VERSION__: string;
/** Names the contract that the app was built with, put in at build time; missing while developing and in tests. */
declare const __CONTRACT__: string;
