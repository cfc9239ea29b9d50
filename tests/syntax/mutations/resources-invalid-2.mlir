// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected ',' or '#-}'}}
  external_resources: { x: { b: true } } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
  external_resources: { x: { b: true } }
// expected-error @+1 {{invalid attribute name}}
# #-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected ',' or '#-}'}}
  external_resources: { x: { b: true } }
#- -}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
  external_resources: { x: { b: true } }
// expected-error @+1 {{expected operation name in quotes}}
#-} }
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() : () -> ()
42-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() : () -> ()
{42#
  dialect_resources: { builtin: { a: "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() : () -> ()
{-42
  dialect_resources: { builtin: { a: "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected identifier key in file metadata dictionary}}
  42: { builtin: { a: "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected ':'}}
  dialect_resources42 { builtin: { a: "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected '{'}}
  dialect_resources: 42 builtin: { a: "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected identifier key for 'resource' entry}}
  dialect_resources: { 42: { a: "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected ':'}}
  dialect_resources: { builtin42 { a: "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected '{'}}
  dialect_resources: { builtin: 42 a: "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected identifier key for 'resource' entry}}
  dialect_resources: { builtin: { 42: "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected ':'}}
  dialect_resources: { builtin: { a42 "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected hex string blob for key 'a'}}
  dialect_resources: { builtin: { a: 42 } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected ',' or '}'}}
  dialect_resources: { builtin: { a: "0x0100000001" 42 },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected ',' or '}'}}
  dialect_resources: { builtin: { a: "0x0100000001" } 42,
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected ',' or '#-}'}}
  dialect_resources: { builtin: { a: "0x0100000001" } }42
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected identifier key in file metadata dictionary}}
  42: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected ':'}}
  external_resources42 { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected '{'}}
  external_resources: 42 x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected identifier key for 'resource' entry}}
  external_resources: { 42: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected ':'}}
  external_resources: { x42 { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected '{'}}
  external_resources: { x: 42 b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected identifier key for 'external_resources' entry}}
  external_resources: { x: { 42: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected ':'}}
  external_resources: { x: { b42 true } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected string value for key 'b'}}
  external_resources: { x: { b: 42 } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected ',' or '}'}}
  external_resources: { x: { b: true 42 }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected ',' or '}'}}
  external_resources: { x: { b: true } 42
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected ',' or '#-}'}}
  external_resources: { x: { b: true } }
42-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected ',' or '#-}'}}
  external_resources: { x: { b: true } }
#42}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected ',' or '#-}'}}
  external_resources: { x: { b: true } }
#-42
