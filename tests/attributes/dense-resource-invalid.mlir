// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

"x.op"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
// expected-error @+1 {{expected hex string blob for key 'b' to encode alignment in first 4 bytes}}
      b: "0x01"
    }
  }
#-}
// -----

"x.op"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
// expected-error @+1 {{expected hex string blob for key 'b'}}
      b: "0xzz00000001"
    }
  }
#-}
// -----

"x.op"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
// expected-error @+1 {{expected hex string blob for key 'b'}}
      b: "01"
    }
  }
#-}
// -----

"x.op"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
// expected-error @+1 {{expected hex string blob for key 'b'}}
      b: 1
    }
  }
#-}
// -----

"x.op"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
// expected-error @+1 {{expected hex string blob for key 'b'}}
      b: true
    }
  }
#-}
// -----

"x.op"() {a = dense_resource<b> : tensor<2xi8>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
// expected-error @+1 {{expected hex string blob for key 'b' to encode alignment in first 4 bytes, but got non-power-of-2 value: 3}}
      b: "0x0300000001"
    }
  }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: {
    arith: {
// expected-error @+1 {{unexpected 'resource' section for dialect 'arith'}}
      b: "0x0100000001"
    }
  }
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: {
// expected-error @+1 {{dialect 'nodialect' is unknown}}
    nodialect: {
      b: "0x0100000001"
    }
  }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{unknown key 'bogus' in file metadata dictionary}}
  bogus: {
    mine: {
      b: "0x0100000001"
    }
  }
#-}
// -----

"x.op"() : () -> ()
{-#
// expected-error @+1 {{unknown key 'foo' in file metadata dictionary}}
  foo: 1
#-}
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: {
    builtin: {
// expected-error @+1 {{expected ',' or '}'}}
      b: "0x0100000001"
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: {
    builtin: {
// expected-error @+1 {{expected ':'}}
      b "0x0100000001"
    }
  }
#-}
// -----

// expected-error @+1 {{`dense_resource` expected a shaped type}}
"x.op"() {a = dense_resource<b> : i8} : () -> ()
// -----

// expected-error @+1 {{expected identifier key for 'resource' entry}}
"x.op"() {a = dense_resource<> : tensor<1xi8>} : () -> ()
// -----

// expected-error @+1 {{expected ':'}}
"x.op"() {a = dense_resource<b>} : () -> ()
// -----

// expected-error @+1 {{expected '<' after 'dense_resource'}}
"x.op"() {a = dense_resource : tensor<1xi8>} : () -> ()
// -----

// expected-error @+1 {{expected identifier key for 'resource' entry}}
"x.op"() {a = dense_resource<1> : tensor<1xi8>} : () -> ()
// -----

// Groups, unlike what is in them, have no names in quotes.

module {}
// expected-error @+1 {{expected identifier key for 'resource' entry}}
{-# external_resources: { "tool": { "k": true } } #-}
// -----

module {}
// expected-error @+1 {{expected identifier key for 'resource' entry}}
{-# dialect_resources: { "builtin": { "k": "0x00000000" } } #-}
