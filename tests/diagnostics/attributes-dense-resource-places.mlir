// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

"x.op"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      b: "0x01"
    }
  }
#-}
// CHECK: :[[#@LINE-4]]:10: error: expected hex string blob for key 'b' to encode alignment in first 4 bytes
// -----

"x.op"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      b: "0xzz00000001"
    }
  }
#-}
// CHECK: :[[#@LINE-4]]:10: error: expected hex string blob for key 'b'
// -----

"x.op"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      b: "01"
    }
  }
#-}
// CHECK: :[[#@LINE-4]]:10: error: expected hex string blob for key 'b'
// -----

"x.op"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      b: 1
    }
  }
#-}
// CHECK: :[[#@LINE-4]]:10: error: expected hex string blob for key 'b'
// -----

"x.op"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      b: true
    }
  }
#-}
// CHECK: :[[#@LINE-4]]:10: error: expected hex string blob for key 'b'
// -----

"x.op"() {a = dense_resource<b> : tensor<2xi8>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      b: "0x0300000001"
    }
  }
#-}
// CHECK: :[[#@LINE-4]]:10: error: expected hex string blob for key 'b' to encode alignment in first 4 bytes, but got non-power-of-2 value: 3
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: {
    arith: {
      b: "0x0100000001"
    }
  }
#-}
// CHECK: :[[#@LINE-4]]:7: error: unexpected 'resource' section for dialect 'arith'
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: {
    nodialect: {
      b: "0x0100000001"
    }
  }
#-}
// CHECK: :[[#@LINE-5]]:5: error: dialect 'nodialect' is unknown
// -----

"x.op"() : () -> ()
{-#
  bogus: {
    mine: {
      b: "0x0100000001"
    }
  }
#-}
// CHECK: :[[#@LINE-6]]:3: error: unknown key 'bogus' in file metadata dictionary
// -----

"x.op"() : () -> ()
{-#
  foo: 1
#-}
// CHECK: :[[#@LINE-2]]:3: error: unknown key 'foo' in file metadata dictionary
// -----

"x.op"() : () -> ()
{-#
  dialect_resources: {
    builtin: {
      b "0x0100000001"
    }
  }
#-}
// CHECK: :[[#@LINE-4]]:8: error: expected ':'
// -----

"x.op"() {a = dense_resource<b> : i8} : () -> ()
// CHECK: :[[#@LINE-1]]:33: error: `dense_resource` expected a shaped type
// -----

"x.op"() {a = dense_resource<> : tensor<1xi8>} : () -> ()
// CHECK: :[[#@LINE-1]]:30: error: expected identifier key for 'resource' entry
// -----

"x.op"() {a = dense_resource<b>} : () -> ()
// CHECK: :[[#@LINE-1]]:32: error: expected ':'
// -----

"x.op"() {a = dense_resource : tensor<1xi8>} : () -> ()
// CHECK: :[[#@LINE-1]]:29: error: expected '<' after 'dense_resource'
// -----

"x.op"() {a = dense_resource<1> : tensor<1xi8>} : () -> ()
// CHECK: :[[#@LINE-1]]:30: error: expected identifier key for 'resource' entry
