// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

"x.op"() {a = dense_resource<blob> : tensor<2xi32>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      blob: "0x040000000100000002000000"
    }
  }
#-}

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense_resource<blob> : tensor<2xi32>} : () -> ()
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: {-#
// CHECK-NEXT: dialect_resources: {
// CHECK-NEXT: builtin: {
// CHECK-NEXT: blob: "0x040000000100000002000000"
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: #-}

// -----

"x.op"() {a = dense_resource<missing> : tensor<2xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense_resource<missing> : tensor<2xi32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense_resource<"quoted key"> : tensor<2xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense_resource<"quoted key"> : tensor<2xi32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense_resource<"quoted key"> : tensor<1xi8>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      "quoted key": "0x0100000001"
    }
  }
#-}

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense_resource<"quoted key"> : tensor<1xi8>} : () -> ()
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: {-#
// CHECK-NEXT: dialect_resources: {
// CHECK-NEXT: builtin: {
// CHECK-NEXT: "quoted key": "0x0100000001"
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: #-}

// -----

"x.op"() {a = dense_resource<b> : tensor<1xi8>, b = dense_resource<a> : vector<1xf32>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      a: "0x0400000000000000",
      b: "0x0100000001"
    }
  }
#-}

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense_resource<b> : tensor<1xi8>, b = dense_resource<a> : vector<1xf32>} : () -> ()
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: {-#
// CHECK-NEXT: dialect_resources: {
// CHECK-NEXT: builtin: {
// CHECK-NEXT: b: "0x0100000001",
// CHECK-NEXT: a: "0x0400000000000000"
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: #-}

// -----

"x.op"() : () -> ()
{-#
  dialect_resources: {
    builtin: {
      unused: "0x0100000001"
    }
  }
#-}

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense_resource<b> : tensor<1xi8>, c = dense_resource<b> : tensor<1xi8>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      b: "0x0100000001"
    }
  }
#-}

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense_resource<b> : tensor<1xi8>, c = dense_resource<b> : tensor<1xi8>} : () -> ()
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: {-#
// CHECK-NEXT: dialect_resources: {
// CHECK-NEXT: builtin: {
// CHECK-NEXT: b: "0x0100000001"
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: #-}

// -----

"x.op"() : () -> ()
{-#
  external_resources: {
    mine: {
      b: "0x0100000001",
      c: true,
      d: "text"
    }
  }
#-}

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: {-#
// CHECK-NEXT: external_resources: {
// CHECK-NEXT: mine: {
// CHECK-NEXT: b: "0x0100000001",
// CHECK-NEXT: c: true,
// CHECK-NEXT: d: "text"
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: #-}

// -----

"x.op"() : () -> ()
{-#
  dialect_resources: {
  }
#-}

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() : () -> ()
{-#
#-}

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// -----

{-#
  dialect_resources: {
    builtin: {
      b: "0x0100000001"
    }
  }
#-}
"x.op"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: {-#
// CHECK-NEXT: dialect_resources: {
// CHECK-NEXT: builtin: {
// CHECK-NEXT: b: "0x0100000001"
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: #-}

// -----

"x.op"() {a = dense_resource<b> : tensor<?xi8>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense_resource<b> : tensor<?xi8>} : () -> ()
// CHECK-NEXT: }
