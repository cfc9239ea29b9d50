// RUN: mlir-opt %s --generate-runtime-verification --mlir-pretty-debuginfo | FileCheck %s --check-prefix=PRETTY
// RUN: mlir-opt %s --generate-runtime-verification --mlir-print-value-users | FileCheck %s --check-prefix=USERS
// RUN: mlir-opt %s --generate-runtime-verification --mlir-print-op-generic --mlir-print-value-users | FileCheck %s --check-prefix=GENERIC

// Messages hold ops and locations as the tool was told to print them.

func.func @f(%a: memref<?xf32>, %i: index) -> f32 {
  %0 = memref.load %a[%i] : memref<?xf32> loc("n")
  %1 = memref.load %a[%i] : memref<?xf32> loc(callsite("f":1:2 at "g":3:4))
  %2 = memref.load %a[%i] : memref<?xf32> loc(unknown)
  %3 = memref.load %a[%i] : memref<?xf32>
  return %0 : f32
}










// PRETTY: module {
// PRETTY-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index) -> f32 {
// PRETTY-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// PRETTY-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// PRETTY-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0_0]] : memref<?xf32>
// PRETTY-NEXT:     %[[V0:[^ ]+]] = arith.cmpi sge, %[[ARG1]], %[[C0]] : index
// PRETTY-NEXT:     %[[V1:[^ ]+]] = arith.cmpi slt, %[[ARG1]], %[[DIM]] : index
// PRETTY-NEXT:     %[[V2:[^ ]+]] = arith.andi %[[V0]], %[[V1]] : i1
// PRETTY-NEXT:     cf.assert %[[V2]], "ERROR: Runtime op verification failed\0A%[[V0]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<?xf32>\0A^ out-of-bounds access\0ALocation: \22n\22"
// PRETTY-NEXT:     %[[V3:[^ ]+]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<?xf32>
// PRETTY-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// PRETTY-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// PRETTY-NEXT:     %[[DIM_3:[^ ]+]] = memref.dim %[[ARG0]], %[[C0_2]] : memref<?xf32>
// PRETTY-NEXT:     %[[V4:[^ ]+]] = arith.cmpi sge, %[[ARG1]], %[[C0_1]] : index
// PRETTY-NEXT:     %[[V5:[^ ]+]] = arith.cmpi slt, %[[ARG1]], %[[DIM_3]] : index
// PRETTY-NEXT:     %[[V6:[^ ]+]] = arith.andi %[[V4]], %[[V5]] : i1
// PRETTY-NEXT:     cf.assert %[[V6]], "ERROR: Runtime op verification failed\0A%[[V1]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<?xf32>\0A^ out-of-bounds access\0ALocation: f:1:2\0A at g:3:4"
// PRETTY-NEXT:     %[[V7:[^ ]+]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<?xf32>
// PRETTY-NEXT:     %[[C0_4:[^ ]+]] = arith.constant 0 : index
// PRETTY-NEXT:     %[[C0_5:[^ ]+]] = arith.constant 0 : index
// PRETTY-NEXT:     %[[DIM_6:[^ ]+]] = memref.dim %[[ARG0]], %[[C0_5]] : memref<?xf32>
// PRETTY-NEXT:     %[[V8:[^ ]+]] = arith.cmpi sge, %[[ARG1]], %[[C0_4]] : index
// PRETTY-NEXT:     %[[V9:[^ ]+]] = arith.cmpi slt, %[[ARG1]], %[[DIM_6]] : index
// PRETTY-NEXT:     %[[V10:[^ ]+]] = arith.andi %[[V8]], %[[V9]] : i1
// PRETTY-NEXT:     cf.assert %[[V10]], "ERROR: Runtime op verification failed\0A%[[V2]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<?xf32>\0A^ out-of-bounds access\0ALocation: [unknown]"
// PRETTY-NEXT:     %[[V11:[^ ]+]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<?xf32>
// PRETTY-NEXT:     %[[C0_7:[^ ]+]] = arith.constant 0 : index
// PRETTY-NEXT:     %[[C0_8:[^ ]+]] = arith.constant 0 : index
// PRETTY-NEXT:     %[[DIM_9:[^ ]+]] = memref.dim %[[ARG0]], %[[C0_8]] : memref<?xf32>
// PRETTY-NEXT:     %[[V12:[^ ]+]] = arith.cmpi sge, %[[ARG1]], %[[C0_7]] : index
// PRETTY-NEXT:     %[[V13:[^ ]+]] = arith.cmpi slt, %[[ARG1]], %[[DIM_9]] : index
// PRETTY-NEXT:     %[[V14:[^ ]+]] = arith.andi %[[V12]], %[[V13]] : i1
// PRETTY-NEXT:     cf.assert %[[V14]], "ERROR: Runtime op verification failed\0A%[[V3]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<?xf32>\0A^ out-of-bounds access\0ALocation: tests/passes/generate-runtime-verification/printed-otherwise-no-fixpoint.mlir:11:8"
// PRETTY-NEXT:     %[[V15:[^ ]+]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<?xf32>
// PRETTY-NEXT:     return %[[V3]] : f32
// PRETTY-NEXT:   }
// PRETTY-NEXT: }

// USERS: module {
// USERS-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index) -> f32 {
// USERS-NEXT:     // %[[ARG0]] is used by %[[DIM_9:[^ ]+]], %[[DIM_6:[^ ]+]], %[[DIM_3:[^ ]+]], %[[DIM:[^ ]+]], %[[V20:[^ ]+]], %[[V15:[^ ]+]], %[[V10:[^ ]+]], %[[V5:[^ ]+]]
// USERS-NEXT:     // %[[ARG1]] is used by %[[V17:[^ ]+]], %[[V16:[^ ]+]], %[[V12:[^ ]+]], %[[V11:[^ ]+]], %[[V7:[^ ]+]], %[[V6:[^ ]+]], %[[V2:[^ ]+]], %[[V1:[^ ]+]], %[[V20]], %[[V15]], %[[V10]], %[[V5]]
// USERS-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index // user: %[[V1]]
// USERS-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index // user: %[[DIM]]
// USERS-NEXT:     %[[DIM]] = memref.dim %[[ARG0]], %[[C0_0]] : memref<?xf32> // user: %[[V2]]
// USERS-NEXT:     %[[V1]] = arith.cmpi sge, %[[ARG1]], %[[C0]] : index // user: %[[V3:[^ ]+]]
// USERS-NEXT:     %[[V2]] = arith.cmpi slt, %[[ARG1]], %[[DIM]] : index // user: %[[V3]]
// USERS-NEXT:     %[[V3]] = arith.andi %[[V1]], %[[V2]] : i1 // user: %[[V4:[^ ]+]]
// USERS-NEXT:     cf.assert %[[V3]], "ERROR: Runtime op verification failed\0A%[[V1]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<?xf32> // user: %[[V5]]\0A^ out-of-bounds access\0ALocation: loc(\22n\22)" // id: %[[V4]]
// USERS-NEXT:     %[[V5]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<?xf32> // user: %[[V21:[^ ]+]]
// USERS-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index // user: %[[V6]]
// USERS-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index // user: %[[DIM_3]]
// USERS-NEXT:     %[[DIM_3]] = memref.dim %[[ARG0]], %[[C0_2]] : memref<?xf32> // user: %[[V7]]
// USERS-NEXT:     %[[V6]] = arith.cmpi sge, %[[ARG1]], %[[C0_1]] : index // user: %[[V8:[^ ]+]]
// USERS-NEXT:     %[[V7]] = arith.cmpi slt, %[[ARG1]], %[[DIM_3]] : index // user: %[[V8]]
// USERS-NEXT:     %[[V8]] = arith.andi %[[V6]], %[[V7]] : i1 // user: %[[V9:[^ ]+]]
// USERS-NEXT:     cf.assert %[[V8]], "ERROR: Runtime op verification failed\0A%[[V2]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<?xf32> // unused\0A^ out-of-bounds access\0ALocation: loc(callsite(\22f\22:1:2 at \22g\22:3:4))" // id: %[[V9]]
// USERS-NEXT:     %[[V10]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<?xf32> // unused
// USERS-NEXT:     %[[C0_4:[^ ]+]] = arith.constant 0 : index // user: %[[V11]]
// USERS-NEXT:     %[[C0_5:[^ ]+]] = arith.constant 0 : index // user: %[[DIM_6]]
// USERS-NEXT:     %[[DIM_6]] = memref.dim %[[ARG0]], %[[C0_5]] : memref<?xf32> // user: %[[V12]]
// USERS-NEXT:     %[[V11]] = arith.cmpi sge, %[[ARG1]], %[[C0_4]] : index // user: %[[V13:[^ ]+]]
// USERS-NEXT:     %[[V12]] = arith.cmpi slt, %[[ARG1]], %[[DIM_6]] : index // user: %[[V13]]
// USERS-NEXT:     %[[V13]] = arith.andi %[[V11]], %[[V12]] : i1 // user: %[[V14:[^ ]+]]
// USERS-NEXT:     cf.assert %[[V13]], "ERROR: Runtime op verification failed\0A%[[V3]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<?xf32> // unused\0A^ out-of-bounds access\0ALocation: loc(unknown)" // id: %[[V14]]
// USERS-NEXT:     %[[V15]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<?xf32> // unused
// USERS-NEXT:     %[[C0_7:[^ ]+]] = arith.constant 0 : index // user: %[[V16]]
// USERS-NEXT:     %[[C0_8:[^ ]+]] = arith.constant 0 : index // user: %[[DIM_9]]
// USERS-NEXT:     %[[DIM_9]] = memref.dim %[[ARG0]], %[[C0_8]] : memref<?xf32> // user: %[[V17]]
// USERS-NEXT:     %[[V16]] = arith.cmpi sge, %[[ARG1]], %[[C0_7]] : index // user: %[[V18:[^ ]+]]
// USERS-NEXT:     %[[V17]] = arith.cmpi slt, %[[ARG1]], %[[DIM_9]] : index // user: %[[V18]]
// USERS-NEXT:     %[[V18]] = arith.andi %[[V16]], %[[V17]] : i1 // user: %[[V19:[^ ]+]]
// USERS-NEXT:     cf.assert %[[V18]], "ERROR: Runtime op verification failed\0A%[[V4]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<?xf32> // unused\0A^ out-of-bounds access\0ALocation: loc(\22tests/passes/generate-runtime-verification/printed-otherwise-no-fixpoint.mlir\22:11:8)" // id: %[[V19]]
// USERS-NEXT:     %[[V20]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<?xf32> // unused
// USERS-NEXT:     return %[[V5]] : f32 // id: %[[V21]]
// USERS-NEXT:   }
// USERS-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?xf32>, index) -> f32, sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:     // %[[ARG0]] is used by %[[V28:[^ ]+]], %[[V20:[^ ]+]], %[[V12:[^ ]+]], %[[V4:[^ ]+]], %[[V33:[^ ]+]], %[[V25:[^ ]+]], %[[V17:[^ ]+]], %[[V9:[^ ]+]]
// GENERIC-NEXT:     // %[[ARG1]] is used by %[[V30:[^ ]+]], %[[V29:[^ ]+]], %[[V22:[^ ]+]], %[[V21:[^ ]+]], %[[V14:[^ ]+]], %[[V13:[^ ]+]], %[[V6:[^ ]+]], %[[V5:[^ ]+]], %[[V33]], %[[V25]], %[[V17]], %[[V9]]
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "arith.constant"() <{value = 0 : index}> : () -> index // user: %[[V5]]
// GENERIC-NEXT:     %[[V3:[^ ]+]] = "arith.constant"() <{value = 0 : index}> : () -> index // user: %[[V4]]
// GENERIC-NEXT:     %[[V4]] = "memref.dim"(%[[ARG0]], %[[V3]]) : (memref<?xf32>, index) -> index // user: %[[V6]]
// GENERIC-NEXT:     %[[V5]] = "arith.cmpi"(%[[ARG1]], %[[V2]]) <{predicate = 5 : i64}> : (index, index) -> i1 // user: %[[V7:[^ ]+]]
// GENERIC-NEXT:     %[[V6]] = "arith.cmpi"(%[[ARG1]], %[[V4]]) <{predicate = 2 : i64}> : (index, index) -> i1 // user: %[[V7]]
// GENERIC-NEXT:     %[[V7]] = "arith.andi"(%[[V5]], %[[V6]]) : (i1, i1) -> i1 // user: %[[V8:[^ ]+]]
// GENERIC-NEXT:     "cf.assert"(%[[V7]]) <{msg = "ERROR: Runtime op verification failed\0A%[[V2]] = \22memref.load\22(%[[ARG0]], %[[ARG1]]) : (memref<?xf32>, index) -> f32 // user: %[[V6]]\0A^ out-of-bounds access\0ALocation: loc(\22n\22)"}> : (i1) -> () // id: %[[V8]]
// GENERIC-NEXT:     %[[V9]] = "memref.load"(%[[ARG0]], %[[ARG1]]) : (memref<?xf32>, index) -> f32 // user: %[[V34:[^ ]+]]
// GENERIC-NEXT:     %[[V10:[^ ]+]] = "arith.constant"() <{value = 0 : index}> : () -> index // user: %[[V13]]
// GENERIC-NEXT:     %[[V11:[^ ]+]] = "arith.constant"() <{value = 0 : index}> : () -> index // user: %[[V12]]
// GENERIC-NEXT:     %[[V12]] = "memref.dim"(%[[ARG0]], %[[V11]]) : (memref<?xf32>, index) -> index // user: %[[V14]]
// GENERIC-NEXT:     %[[V13]] = "arith.cmpi"(%[[ARG1]], %[[V10]]) <{predicate = 5 : i64}> : (index, index) -> i1 // user: %[[V15:[^ ]+]]
// GENERIC-NEXT:     %[[V14]] = "arith.cmpi"(%[[ARG1]], %[[V12]]) <{predicate = 2 : i64}> : (index, index) -> i1 // user: %[[V15]]
// GENERIC-NEXT:     %[[V15]] = "arith.andi"(%[[V13]], %[[V14]]) : (i1, i1) -> i1 // user: %[[V16:[^ ]+]]
// GENERIC-NEXT:     "cf.assert"(%[[V15]]) <{msg = "ERROR: Runtime op verification failed\0A%[[V3]] = \22memref.load\22(%[[ARG0]], %[[ARG1]]) : (memref<?xf32>, index) -> f32 // unused\0A^ out-of-bounds access\0ALocation: loc(callsite(\22f\22:1:2 at \22g\22:3:4))"}> : (i1) -> () // id: %[[V16]]
// GENERIC-NEXT:     %[[V17]] = "memref.load"(%[[ARG0]], %[[ARG1]]) : (memref<?xf32>, index) -> f32 // unused
// GENERIC-NEXT:     %[[V18:[^ ]+]] = "arith.constant"() <{value = 0 : index}> : () -> index // user: %[[V21]]
// GENERIC-NEXT:     %[[V19:[^ ]+]] = "arith.constant"() <{value = 0 : index}> : () -> index // user: %[[V20]]
// GENERIC-NEXT:     %[[V20]] = "memref.dim"(%[[ARG0]], %[[V19]]) : (memref<?xf32>, index) -> index // user: %[[V22]]
// GENERIC-NEXT:     %[[V21]] = "arith.cmpi"(%[[ARG1]], %[[V18]]) <{predicate = 5 : i64}> : (index, index) -> i1 // user: %[[V23:[^ ]+]]
// GENERIC-NEXT:     %[[V22]] = "arith.cmpi"(%[[ARG1]], %[[V20]]) <{predicate = 2 : i64}> : (index, index) -> i1 // user: %[[V23]]
// GENERIC-NEXT:     %[[V23]] = "arith.andi"(%[[V21]], %[[V22]]) : (i1, i1) -> i1 // user: %[[V24:[^ ]+]]
// GENERIC-NEXT:     "cf.assert"(%[[V23]]) <{msg = "ERROR: Runtime op verification failed\0A%[[V4]] = \22memref.load\22(%[[ARG0]], %[[ARG1]]) : (memref<?xf32>, index) -> f32 // unused\0A^ out-of-bounds access\0ALocation: loc(unknown)"}> : (i1) -> () // id: %[[V24]]
// GENERIC-NEXT:     %[[V25]] = "memref.load"(%[[ARG0]], %[[ARG1]]) : (memref<?xf32>, index) -> f32 // unused
// GENERIC-NEXT:     %[[V26:[^ ]+]] = "arith.constant"() <{value = 0 : index}> : () -> index // user: %[[V29]]
// GENERIC-NEXT:     %[[V27:[^ ]+]] = "arith.constant"() <{value = 0 : index}> : () -> index // user: %[[V28]]
// GENERIC-NEXT:     %[[V28]] = "memref.dim"(%[[ARG0]], %[[V27]]) : (memref<?xf32>, index) -> index // user: %[[V30]]
// GENERIC-NEXT:     %[[V29]] = "arith.cmpi"(%[[ARG1]], %[[V26]]) <{predicate = 5 : i64}> : (index, index) -> i1 // user: %[[V31:[^ ]+]]
// GENERIC-NEXT:     %[[V30]] = "arith.cmpi"(%[[ARG1]], %[[V28]]) <{predicate = 2 : i64}> : (index, index) -> i1 // user: %[[V31]]
// GENERIC-NEXT:     %[[V31]] = "arith.andi"(%[[V29]], %[[V30]]) : (i1, i1) -> i1 // user: %[[V32:[^ ]+]]
// GENERIC-NEXT:     "cf.assert"(%[[V31]]) <{msg = "ERROR: Runtime op verification failed\0A%[[V5]] = \22memref.load\22(%[[ARG0]], %[[ARG1]]) : (memref<?xf32>, index) -> f32 // unused\0A^ out-of-bounds access\0ALocation: loc(\22tests/passes/generate-runtime-verification/printed-otherwise-no-fixpoint.mlir\22:11:8)"}> : (i1) -> () // id: %[[V32]]
// GENERIC-NEXT:     %[[V33]] = "memref.load"(%[[ARG0]], %[[ARG1]]) : (memref<?xf32>, index) -> f32 // unused
// GENERIC-NEXT:     "func.return"(%[[V9]]) : (f32) -> () // id: %[[V34]]
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
