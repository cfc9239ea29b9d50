// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() : () -> ()
-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() : () -> ()
{#
  dialect_resources: { builtin: { a: "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() : () -> ()
{-
  dialect_resources: { builtin: { a: "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected identifier key in file metadata dictionary}}
  : { builtin: { a: "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected ':'}}
  dialect_resources { builtin: { a: "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected '{'}}
  dialect_resources:  builtin: { a: "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected identifier key for 'resource' entry}}
  dialect_resources: { : { a: "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected ':'}}
  dialect_resources: { builtin { a: "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected '{'}}
  dialect_resources: { builtin:  a: "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected identifier key for 'resource' entry}}
  dialect_resources: { builtin: { : "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected ':'}}
  dialect_resources: { builtin: { a "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected hex string blob for key 'a'}}
  dialect_resources: { builtin: { a:  } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001"  },
// expected-error @+1 {{dialect 'external_resources' is unknown}}
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } ,
// expected-error @+1 {{dialect 'external_resources' is unknown}}
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected ',' or '#-}'}}
  dialect_resources: { builtin: { a: "0x0100000001" } }
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected identifier key in file metadata dictionary}}
  : { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected ':'}}
  external_resources { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected '{'}}
  external_resources:  x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected identifier key for 'resource' entry}}
  external_resources: { : { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected ':'}}
  external_resources: { x { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected '{'}}
  external_resources: { x:  b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected identifier key for 'external_resources' entry}}
  external_resources: { x: { : true } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected ':'}}
  external_resources: { x: { b true } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected string value for key 'b'}}
  external_resources: { x: { b:  } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected ',' or '}'}}
  external_resources: { x: { b: true  }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected ',' or '}'}}
  external_resources: { x: { b: true } 
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected ',' or '#-}'}}
  external_resources: { x: { b: true } }
-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
  external_resources: { x: { b: true } }
// expected-error @+1 {{invalid attribute name}}
#}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected ',' or '#-}'}}
  external_resources: { x: { b: true } }
#-
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() : () -> ()
{ {-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() : () -> ()
{- -#
  dialect_resources: { builtin: { a: "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
// expected-error @+1 {{invalid attribute name}}
{-# #
  dialect_resources: { builtin: { a: "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected ':'}}
  dialect_resources dialect_resources: { builtin: { a: "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected '{'}}
  dialect_resources: : { builtin: { a: "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected identifier key for 'resource' entry}}
  dialect_resources: { { builtin: { a: "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected ':'}}
  dialect_resources: { builtin builtin: { a: "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected '{'}}
  dialect_resources: { builtin: : { a: "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected identifier key for 'resource' entry}}
  dialect_resources: { builtin: { { a: "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected ':'}}
  dialect_resources: { builtin: { a a: "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected hex string blob for key 'a'}}
  dialect_resources: { builtin: { a: : "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected ',' or '}'}}
  dialect_resources: { builtin: { a: "0x0100000001" "0x0100000001" } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected ',' or '#-}'}}
  dialect_resources: { builtin: { a: "0x0100000001" } } },
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{expected identifier key in file metadata dictionary}}
  dialect_resources: { builtin: { a: "0x0100000001" } }, ,
  external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected ':'}}
  external_resources external_resources: { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected '{'}}
  external_resources: : { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected identifier key for 'resource' entry}}
  external_resources: { { x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected ':'}}
  external_resources: { x x: { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected '{'}}
  external_resources: { x: : { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected identifier key for 'external_resources' entry}}
  external_resources: { x: { { b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected ':'}}
  external_resources: { x: { b b: true } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected string value for key 'b'}}
  external_resources: { x: { b: : true } }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: { builtin: { a: "0x0100000001" } },
// expected-error @+1 {{expected ',' or '}'}}
  external_resources: { x: { b: true true } }
#-}
