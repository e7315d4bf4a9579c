// The tools stand in a folder of their own, and the project is checked without them: what is used of each, as types.

export interface Publint {
  readonly publint: (options: {
    readonly pkgDir: string;
    readonly level: 'suggestion';
    readonly strict: boolean;
    readonly pack: false;
  }) => Promise<{ readonly messages: readonly object[] }>;
}

export interface Attw {
  readonly createPackageFromTarballData: (data: Uint8Array) => object;
  readonly checkPackage: (checked: object) => Promise<{
    readonly types?: object | false;
    readonly problems: readonly { readonly kind: string; readonly resolutionKind?: string }[];
  }>;
}
