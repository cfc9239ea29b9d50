// RUN: mlir-opt %s --split-input-file --promote-buffers-to-stack --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --promote-buffers-to-stack='max-alloc-size-in-bytes=16 max-rank-of-allocated-memref=2' --allow-unregistered-dialect | FileCheck %s --check-prefix=LIMITS

func.func @a(%c: i1, %i: index, %m: memref<?xf32>, %u: memref<*xf32>) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc() : memref<4x64xf32>
  %2 = memref.alloc() : memref<4x65xf32>
  %3 = memref.alloc(%i) : memref<?xf32>
  %r = memref.rank %u : memref<*xf32>
  %4 = memref.alloc(%r) : memref<?xf32>
  %5 = memref.alloc(%r, %r) : memref<?x?xf32>
  %6 = memref.alloc() {alignment = 16 : i64} : memref<4xindex>
  %7 = memref.alloc() {foo} : memref<128xindex>
  %8 = memref.alloc() : memref<129xindex>
  %9 = memref.alloc() : memref<4xvector<4xf32>>
  %10 = memref.alloc() : memref<1024xi1>
  %11 = memref.alloc() : memref<8192xi1>
  %12 = memref.alloc() : memref<8193xi1>
  %13 = memref.alloc() : memref<4xf32, 3>
  %14 = memref.alloc() : memref<4xf16>
  %15 = memref.alloc() : memref<f32>
  %16 = memref.alloc()[%i] : memref<4xf32, affine_map<(d0)[s0]->(d0+s0)>>
  %17 = memref.alloc() : memref<4xcomplex<f32>>
  memref.dealloc %15 : memref<f32>
  memref.dealloc %14 : memref<4xf16>
  memref.dealloc %14 : memref<4xf16>
  return %0 : memref<4xf32>
}



// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?xf32>, %[[ARG3:[^ ]+]]: memref<*xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<4x64xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4x65xf32>
// CHECK-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc(%[[ARG1]]) : memref<?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.rank %[[ARG3]] : memref<*xf32>
// CHECK-NEXT:     %[[ALLOCA_2:[^ ]+]] = memref.alloca(%[[V0]]) : memref<?xf32>
// CHECK-NEXT:     %[[ALLOC_3:[^ ]+]] = memref.alloc(%[[V0]], %[[V0]]) : memref<?x?xf32>
// CHECK-NEXT:     %[[ALLOCA_4:[^ ]+]] = memref.alloca() {alignment = 16 : i64} : memref<4xindex>
// CHECK-NEXT:     %[[ALLOCA_5:[^ ]+]] = memref.alloca() {foo} : memref<128xindex>
// CHECK-NEXT:     %[[ALLOC_6:[^ ]+]] = memref.alloc() : memref<129xindex>
// CHECK-NEXT:     %[[ALLOCA_7:[^ ]+]] = memref.alloca() : memref<4xvector<4xf32>>
// CHECK-NEXT:     %[[ALLOCA_8:[^ ]+]] = memref.alloca() : memref<1024xi1>
// CHECK-NEXT:     %[[ALLOCA_9:[^ ]+]] = memref.alloca() : memref<8192xi1>
// CHECK-NEXT:     %[[ALLOC_10:[^ ]+]] = memref.alloc() : memref<8193xi1>
// CHECK-NEXT:     %[[ALLOCA_11:[^ ]+]] = memref.alloca() : memref<4xf32, 3>
// CHECK-NEXT:     %[[ALLOC_12:[^ ]+]] = memref.alloc() : memref<4xf16>
// CHECK-NEXT:     %[[ALLOC_13:[^ ]+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     %[[ALLOCA_14:[^ ]+]] = memref.alloca()[%[[ARG1]]] : memref<4xf32, #map>
// CHECK-NEXT:     %[[ALLOCA_15:[^ ]+]] = memref.alloca() : memref<4xcomplex<f32>>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_13]] : memref<f32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_12]] : memref<4xf16>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_12]] : memref<4xf16>
// CHECK-NEXT:     return %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// LIMITS: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// LIMITS-NEXT: module {
// LIMITS-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?xf32>, %[[ARG3:[^ ]+]]: memref<*xf32>) -> memref<4xf32> {
// LIMITS-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4x64xf32>
// LIMITS-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<4x65xf32>
// LIMITS-NEXT:     %[[ALLOC_2:[^ ]+]] = memref.alloc(%[[ARG1]]) : memref<?xf32>
// LIMITS-NEXT:     %[[V0:[^ ]+]] = memref.rank %[[ARG3]] : memref<*xf32>
// LIMITS-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca(%[[V0]]) : memref<?xf32>
// LIMITS-NEXT:     %[[ALLOCA_3:[^ ]+]] = memref.alloca(%[[V0]], %[[V0]]) : memref<?x?xf32>
// LIMITS-NEXT:     %[[ALLOC_4:[^ ]+]] = memref.alloc() {alignment = 16 : i64} : memref<4xindex>
// LIMITS-NEXT:     %[[ALLOC_5:[^ ]+]] = memref.alloc() {foo} : memref<128xindex>
// LIMITS-NEXT:     %[[ALLOC_6:[^ ]+]] = memref.alloc() : memref<129xindex>
// LIMITS-NEXT:     %[[ALLOC_7:[^ ]+]] = memref.alloc() : memref<4xvector<4xf32>>
// LIMITS-NEXT:     %[[ALLOC_8:[^ ]+]] = memref.alloc() : memref<1024xi1>
// LIMITS-NEXT:     %[[ALLOC_9:[^ ]+]] = memref.alloc() : memref<8192xi1>
// LIMITS-NEXT:     %[[ALLOC_10:[^ ]+]] = memref.alloc() : memref<8193xi1>
// LIMITS-NEXT:     %[[ALLOCA_11:[^ ]+]] = memref.alloca() : memref<4xf32, 3>
// LIMITS-NEXT:     %[[ALLOC_12:[^ ]+]] = memref.alloc() : memref<4xf16>
// LIMITS-NEXT:     %[[ALLOC_13:[^ ]+]] = memref.alloc() : memref<f32>
// LIMITS-NEXT:     %[[ALLOCA_14:[^ ]+]] = memref.alloca()[%[[ARG1]]] : memref<4xf32, #map>
// LIMITS-NEXT:     %[[ALLOC_15:[^ ]+]] = memref.alloc() : memref<4xcomplex<f32>>
// LIMITS-NEXT:     memref.dealloc %[[ALLOC_13]] : memref<f32>
// LIMITS-NEXT:     memref.dealloc %[[ALLOC_12]] : memref<4xf16>
// LIMITS-NEXT:     memref.dealloc %[[ALLOC_12]] : memref<4xf16>
// LIMITS-NEXT:     return %[[ALLOC]] : memref<4xf32>
// LIMITS-NEXT:   }
// LIMITS-NEXT: }

// -----

func.func @nest(%c: i1, %e: (memref<4xf32>) -> memref<4xf32>, %i: index, %m: memref<?xf32>, %u: memref<*xf32>) -> memref<4xf32> {
  %z = scf.if %c -> memref<4xf32> {
    %0 = memref.alloc() : memref<4xf32>
    %1 = memref.alloc() : memref<4xf32>
    %3 = memref.alloc() : memref<4xf32>
    "use"(%3) : (memref<4xf32>) -> ()
    scf.yield %0 : memref<4xf32>
  } else {
    %2 = memref.alloc() : memref<4xf32>
    scf.yield %2 : memref<4xf32>
  }
  %zz = scf.if %c -> memref<4xf32> {
    %0 = memref.alloc() : memref<4xf32>
    %k= memref.cast %0 : memref<4xf32> to memref<?xf32>
    %kk= memref.cast %k : memref<?xf32> to memref<4xf32>
    scf.yield %kk : memref<4xf32>
  } else {
    %2 = memref.alloc() : memref<4xf32>
    scf.yield %2 : memref<4xf32>
  }
  scf.for %k = %i to %i step %i {
    %1 = memref.alloc() : memref<4xf32>
     "use"(%1) : (memref<4xf32>) -> ()
    scf.yield
  }
  affine.for %k = 0 to 3 {
    %1 = memref.alloc() : memref<4xf32>
     "use"(%1) : (memref<4xf32>) -> ()
  }
  scf.parallel (%k) = (%i) to (%i) step (%i) {
    %1 = memref.alloc() : memref<4xf32>
     "use"(%1) : (memref<4xf32>) -> ()
  }
  scf.forall (%k) in (%i) {
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
    }
    affine.parallel (%k) = (0) to (4) {
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
    }
    affine.if affine_set<(d0): (d0 >= 0)>(%i) {
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
    }
    scf.index_switch %i 
    case 1 {
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
      scf.yield
    }
    default {
    }
  "unk"() ({
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
      "yi"() : () -> ()
  }) : () -> ()
  scf.while : () -> () {
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
      scf.condition(%c)
    } do {
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
      scf.yield
    }
  scf.execute_region {
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
      scf.yield
  }
  %7 = memref.alloca_scope -> memref<4xf32> {
      %1 = memref.alloc() : memref<4xf32>
      %2 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
      memref.alloca_scope.return %2 : memref<4xf32>
  }
  %f = memref.alloca_scope -> memref<4xf32> {
      %1 = memref.alloc() : memref<4xf32>
      %2 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
      memref.alloca_scope.return %2 : memref<4xf32>
  }
  %cc = func.call_indirect %e(%f) : (memref<4xf32>) -> memref<4xf32>
  %5 = memref.alloc() : memref<4xf32>
  %6 = arith.select %c, %5, %7 : memref<4xf32>
  return %z : memref<4xf32>
}



// CHECK: #set = affine_set<(d0) : (d0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @nest(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: (memref<4xf32>) -> memref<4xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xf32>, %[[ARG4:[^ ]+]]: memref<*xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.if %[[ARG0]] -> (memref<4xf32>) {
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %[[ALLOCA_0:[^ ]+]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:       %[[ALLOCA_1:[^ ]+]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:       "use"(%[[ALLOCA_1]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:       scf.yield %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[ALLOC]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       scf.yield %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[ARG0]] -> (memref<4xf32>) {
// CHECK-NEXT:       %[[ALLOCA_0]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:       %[[CAST:[^ ]+]] = memref.cast %[[ALLOCA_0]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:       %[[CAST_1:[^ ]+]] = memref.cast %[[CAST]] : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %[[CAST_1]] : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[ALLOCA_0]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:       scf.yield %[[ALLOCA_0]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       %[[ALLOCA_0]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:       "use"(%[[ALLOCA_0]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG5]] = 0 to 3 {
// CHECK-NEXT:       %[[ALLOCA_0]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:       "use"(%[[ALLOCA_0]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%[[ARG5]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:       %[[ALLOCA_0]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:       "use"(%[[ALLOCA_0]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.forall (%[[ARG5]]) in (%[[ARG2]]) {
// CHECK-NEXT:       %[[ALLOCA_0]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:       "use"(%[[ALLOCA_0]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%[[ARG5]]) = (0) to (4) {
// CHECK-NEXT:       %[[ALLOCA_0]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:       "use"(%[[ALLOCA_0]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.if #set(%[[ARG2]]) {
// CHECK-NEXT:       %[[ALLOCA_0]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:       "use"(%[[ALLOCA_0]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.index_switch %[[ARG2]] 
// CHECK-NEXT:     case 1 {
// CHECK-NEXT:       %[[ALLOCA_0]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:       "use"(%[[ALLOCA_0]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     "unk"() ({
// CHECK-NEXT:       %[[ALLOC]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       "use"(%[[ALLOC]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:       "yi"() : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       %[[ALLOC]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       "use"(%[[ALLOC]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:       scf.condition(%[[ARG0]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       %[[ALLOC]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       "use"(%[[ALLOC]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       %[[ALLOCA_0]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:       "use"(%[[ALLOCA_0]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = memref.alloca_scope  -> (memref<4xf32>) {
// CHECK-NEXT:       %[[ALLOCA_0]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:       %[[ALLOCA_1]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:       "use"(%[[ALLOCA_0]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:       memref.alloca_scope.return %[[ALLOCA_1]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:[^ ]+]] = memref.alloca_scope  -> (memref<4xf32>) {
// CHECK-NEXT:       %[[ALLOCA_0]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:       %[[ALLOCA_1]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:       "use"(%[[ALLOCA_0]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:       memref.alloca_scope.return %[[ALLOCA_1]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V4:[^ ]+]] = call_indirect %[[ARG1]](%[[V3]]) : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.select %[[ARG0]], %[[ALLOCA]], %[[V2]] : memref<4xf32>
// CHECK-NEXT:     return %[[V0]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// LIMITS: #set = affine_set<(d0) : (d0 >= 0)>
// LIMITS-NEXT: module {
// LIMITS-NEXT:   func.func @nest(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: (memref<4xf32>) -> memref<4xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xf32>, %[[ARG4:[^ ]+]]: memref<*xf32>) -> memref<4xf32> {
// LIMITS-NEXT:     %[[V0:[^ ]+]] = scf.if %[[ARG0]] -> (memref<4xf32>) {
// LIMITS-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:       %[[ALLOCA_0:[^ ]+]] = memref.alloca() : memref<4xf32>
// LIMITS-NEXT:       %[[ALLOCA_1:[^ ]+]] = memref.alloca() : memref<4xf32>
// LIMITS-NEXT:       "use"(%[[ALLOCA_1]]) : (memref<4xf32>) -> ()
// LIMITS-NEXT:       scf.yield %[[ALLOC]] : memref<4xf32>
// LIMITS-NEXT:     } else {
// LIMITS-NEXT:       %[[ALLOC]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:       scf.yield %[[ALLOC]] : memref<4xf32>
// LIMITS-NEXT:     }
// LIMITS-NEXT:     %[[V1:[^ ]+]] = scf.if %[[ARG0]] -> (memref<4xf32>) {
// LIMITS-NEXT:       %[[ALLOCA_0]] = memref.alloca() : memref<4xf32>
// LIMITS-NEXT:       %[[CAST:[^ ]+]] = memref.cast %[[ALLOCA_0]] : memref<4xf32> to memref<?xf32>
// LIMITS-NEXT:       %[[CAST_1:[^ ]+]] = memref.cast %[[CAST]] : memref<?xf32> to memref<4xf32>
// LIMITS-NEXT:       scf.yield %[[CAST_1]] : memref<4xf32>
// LIMITS-NEXT:     } else {
// LIMITS-NEXT:       %[[ALLOCA_0]] = memref.alloca() : memref<4xf32>
// LIMITS-NEXT:       scf.yield %[[ALLOCA_0]] : memref<4xf32>
// LIMITS-NEXT:     }
// LIMITS-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// LIMITS-NEXT:       %[[ALLOCA_0]] = memref.alloca() : memref<4xf32>
// LIMITS-NEXT:       "use"(%[[ALLOCA_0]]) : (memref<4xf32>) -> ()
// LIMITS-NEXT:     }
// LIMITS-NEXT:     affine.for %[[ARG5]] = 0 to 3 {
// LIMITS-NEXT:       %[[ALLOCA_0]] = memref.alloca() : memref<4xf32>
// LIMITS-NEXT:       "use"(%[[ALLOCA_0]]) : (memref<4xf32>) -> ()
// LIMITS-NEXT:     }
// LIMITS-NEXT:     scf.parallel (%[[ARG5]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// LIMITS-NEXT:       %[[ALLOCA_0]] = memref.alloca() : memref<4xf32>
// LIMITS-NEXT:       "use"(%[[ALLOCA_0]]) : (memref<4xf32>) -> ()
// LIMITS-NEXT:       scf.reduce 
// LIMITS-NEXT:     }
// LIMITS-NEXT:     scf.forall (%[[ARG5]]) in (%[[ARG2]]) {
// LIMITS-NEXT:       %[[ALLOCA_0]] = memref.alloca() : memref<4xf32>
// LIMITS-NEXT:       "use"(%[[ALLOCA_0]]) : (memref<4xf32>) -> ()
// LIMITS-NEXT:     }
// LIMITS-NEXT:     affine.parallel (%[[ARG5]]) = (0) to (4) {
// LIMITS-NEXT:       %[[ALLOCA_0]] = memref.alloca() : memref<4xf32>
// LIMITS-NEXT:       "use"(%[[ALLOCA_0]]) : (memref<4xf32>) -> ()
// LIMITS-NEXT:     }
// LIMITS-NEXT:     affine.if #set(%[[ARG2]]) {
// LIMITS-NEXT:       %[[ALLOCA_0]] = memref.alloca() : memref<4xf32>
// LIMITS-NEXT:       "use"(%[[ALLOCA_0]]) : (memref<4xf32>) -> ()
// LIMITS-NEXT:     }
// LIMITS-NEXT:     scf.index_switch %[[ARG2]] 
// LIMITS-NEXT:     case 1 {
// LIMITS-NEXT:       %[[ALLOCA_0]] = memref.alloca() : memref<4xf32>
// LIMITS-NEXT:       "use"(%[[ALLOCA_0]]) : (memref<4xf32>) -> ()
// LIMITS-NEXT:       scf.yield
// LIMITS-NEXT:     }
// LIMITS-NEXT:     default {
// LIMITS-NEXT:     }
// LIMITS-NEXT:     "unk"() ({
// LIMITS-NEXT:       %[[ALLOC]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:       "use"(%[[ALLOC]]) : (memref<4xf32>) -> ()
// LIMITS-NEXT:       "yi"() : () -> ()
// LIMITS-NEXT:     }) : () -> ()
// LIMITS-NEXT:     scf.while : () -> () {
// LIMITS-NEXT:       %[[ALLOC]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:       "use"(%[[ALLOC]]) : (memref<4xf32>) -> ()
// LIMITS-NEXT:       scf.condition(%[[ARG0]])
// LIMITS-NEXT:     } do {
// LIMITS-NEXT:       %[[ALLOC]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:       "use"(%[[ALLOC]]) : (memref<4xf32>) -> ()
// LIMITS-NEXT:       scf.yield
// LIMITS-NEXT:     }
// LIMITS-NEXT:     scf.execute_region {
// LIMITS-NEXT:       %[[ALLOCA_0]] = memref.alloca() : memref<4xf32>
// LIMITS-NEXT:       "use"(%[[ALLOCA_0]]) : (memref<4xf32>) -> ()
// LIMITS-NEXT:       scf.yield
// LIMITS-NEXT:     }
// LIMITS-NEXT:     %[[V2:[^ ]+]] = memref.alloca_scope  -> (memref<4xf32>) {
// LIMITS-NEXT:       %[[ALLOCA_0]] = memref.alloca() : memref<4xf32>
// LIMITS-NEXT:       %[[ALLOCA_1]] = memref.alloca() : memref<4xf32>
// LIMITS-NEXT:       "use"(%[[ALLOCA_0]]) : (memref<4xf32>) -> ()
// LIMITS-NEXT:       memref.alloca_scope.return %[[ALLOCA_1]] : memref<4xf32>
// LIMITS-NEXT:     }
// LIMITS-NEXT:     %[[V3:[^ ]+]] = memref.alloca_scope  -> (memref<4xf32>) {
// LIMITS-NEXT:       %[[ALLOCA_0]] = memref.alloca() : memref<4xf32>
// LIMITS-NEXT:       %[[ALLOCA_1]] = memref.alloca() : memref<4xf32>
// LIMITS-NEXT:       "use"(%[[ALLOCA_0]]) : (memref<4xf32>) -> ()
// LIMITS-NEXT:       memref.alloca_scope.return %[[ALLOCA_1]] : memref<4xf32>
// LIMITS-NEXT:     }
// LIMITS-NEXT:     %[[V4:[^ ]+]] = call_indirect %[[ARG1]](%[[V3]]) : (memref<4xf32>) -> memref<4xf32>
// LIMITS-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<4xf32>
// LIMITS-NEXT:     %[[V5:[^ ]+]] = arith.select %[[ARG0]], %[[ALLOCA]], %[[V2]] : memref<4xf32>
// LIMITS-NEXT:     return %[[V0]] : memref<4xf32>
// LIMITS-NEXT:   }
// LIMITS-NEXT: }

// -----

func.func @calls(%c: i1, %e: (memref<4xf32>) -> memref<4xf32>) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc() : memref<4xf32>
  %2 = func.call_indirect %e(%0) : (memref<4xf32>) -> memref<4xf32>
  %3 = "q"(%1) : (memref<4xf32>) -> memref<4xf32>
  %4 = arith.select %c, %2, %3 : memref<4xf32>
  return %4 : memref<4xf32>
}



// CHECK: module {
// CHECK-NEXT:   func.func @calls(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: (memref<4xf32>) -> memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = call_indirect %[[ARG1]](%[[ALLOC]]) : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "q"(%[[ALLOCA]]) : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.select %[[ARG0]], %[[V0]], %[[V1]] : memref<4xf32>
// CHECK-NEXT:     return %[[V2]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// LIMITS: module {
// LIMITS-NEXT:   func.func @calls(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: (memref<4xf32>) -> memref<4xf32>) -> memref<4xf32> {
// LIMITS-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<4xf32>
// LIMITS-NEXT:     %[[V0:[^ ]+]] = call_indirect %[[ARG1]](%[[ALLOC]]) : (memref<4xf32>) -> memref<4xf32>
// LIMITS-NEXT:     %[[V1:[^ ]+]] = "q"(%[[ALLOCA]]) : (memref<4xf32>) -> memref<4xf32>
// LIMITS-NEXT:     %[[V2:[^ ]+]] = arith.select %[[ARG0]], %[[V0]], %[[V1]] : memref<4xf32>
// LIMITS-NEXT:     return %[[V2]] : memref<4xf32>
// LIMITS-NEXT:   }
// LIMITS-NEXT: }

// -----

func.func @calls2(%c: i1, %f: (memref<4xf32>)->memref<4xf32>) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc() : memref<4xf32>
  %2 = func.call_indirect %f(%0) : (memref<4xf32>) -> memref<4xf32>
  %3 = memref.alloc() : memref<4xi64>
  %z = arith.constant 0 : index
  %4 = memref.load %3[%z]: memref<4xi64>
  return %2 : memref<4xf32>
}



// CHECK: module {
// CHECK-NEXT:   func.func @calls2(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: (memref<4xf32>) -> memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = call_indirect %[[ARG1]](%[[ALLOC]]) : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT:     %[[ALLOCA_0:[^ ]+]] = memref.alloca() : memref<4xi64>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ALLOCA_0]][%[[C0]]] : memref<4xi64>
// CHECK-NEXT:     return %[[V0]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// LIMITS: module {
// LIMITS-NEXT:   func.func @calls2(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: (memref<4xf32>) -> memref<4xf32>) -> memref<4xf32> {
// LIMITS-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<4xf32>
// LIMITS-NEXT:     %[[V0:[^ ]+]] = call_indirect %[[ARG1]](%[[ALLOC]]) : (memref<4xf32>) -> memref<4xf32>
// LIMITS-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xi64>
// LIMITS-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// LIMITS-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ALLOC_0]][%[[C0]]] : memref<4xi64>
// LIMITS-NEXT:     return %[[V0]] : memref<4xf32>
// LIMITS-NEXT:   }
// LIMITS-NEXT: }

// -----

func.func @br(%c: i1) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^bb1(%0, %1 : memref<4xf32>, memref<4xf32>), ^bb1(%1, %1 : memref<4xf32>, memref<4xf32>)
^bb1(%x: memref<4xf32>, %y : memref<4xf32>):
  %2 = memref.alloc() : memref<4xf32>
  cf.switch %c : i1, [ default: ^bb1(%2, %x : memref<4xf32>, memref<4xf32>), 1: ^bb3]
^bb3:
  return %x : memref<4xf32>
}



// CHECK: module {
// CHECK-NEXT:   func.func @br(%[[ARG0:[^ ]+]]: i1) -> memref<4xf32> {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1(%[[ALLOC]], %[[ALLOC_0]] : memref<4xf32>, memref<4xf32>), ^bb1(%[[ALLOC_0]], %[[ALLOC_0]] : memref<4xf32>, memref<4xf32>)
// CHECK-NEXT:   ^bb1(%[[V0:[^ ]+]]: memref<4xf32>, %[[V1:[^ ]+]]: memref<4xf32>):  // 3 preds: ^bb0, ^bb0, ^bb1
// CHECK-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     cf.switch %[[ARG0]] : i1, [
// CHECK-NEXT:       default: ^bb1(%[[ALLOC_1]], %[[V0]] : memref<4xf32>, memref<4xf32>),
// CHECK-NEXT:       1: ^bb2
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     return %[[V0]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// LIMITS: module {
// LIMITS-NEXT:   func.func @br(%[[ARG0:[^ ]+]]: i1) -> memref<4xf32> {
// LIMITS-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:     cf.cond_br %[[ARG0]], ^bb1(%[[ALLOC]], %[[ALLOC_0]] : memref<4xf32>, memref<4xf32>), ^bb1(%[[ALLOC_0]], %[[ALLOC_0]] : memref<4xf32>, memref<4xf32>)
// LIMITS-NEXT:   ^bb1(%[[V0:[^ ]+]]: memref<4xf32>, %[[V1:[^ ]+]]: memref<4xf32>):  // 3 preds: ^bb0, ^bb0, ^bb1
// LIMITS-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:     cf.switch %[[ARG0]] : i1, [
// LIMITS-NEXT:       default: ^bb1(%[[ALLOC_1]], %[[V0]] : memref<4xf32>, memref<4xf32>),
// LIMITS-NEXT:       1: ^bb2
// LIMITS-NEXT:     ]
// LIMITS-NEXT:   ^bb2:  // pred: ^bb1
// LIMITS-NEXT:     return %[[V0]] : memref<4xf32>
// LIMITS-NEXT:   }
// LIMITS-NEXT: }

// -----

func.func @views(%c: i1, %i: index) -> (memref<2xf32, strided<[1]>>, memref<f32>, memref<?xf32>, memref<*xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.subview %0[0][2][1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  %2 = memref.alloc() : memref<4xf32>
  %b, %o, %s, %t = memref.extract_strided_metadata %2 : memref<4xf32> -> memref<f32>, index, index, index
  %3 = memref.alloc() : memref<4xi8>
  %4 = memref.view %3[%i][%i] : memref<4xi8> to memref<?xf32>
  %5 = memref.alloc() : memref<4xf32>
  %6 = memref.cast %5 : memref<4xf32> to memref<*xf32>
  %7 = memref.alloc() : memref<4xi8>
  %9 = memref.extract_aligned_pointer_as_index %7 : memref<4xi8> -> index
  return %1, %b, %4, %6 : memref<2xf32, strided<[1]>>, memref<f32>, memref<?xf32>, memref<*xf32>
}



// CHECK: module {
// CHECK-NEXT:   func.func @views(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index) -> (memref<2xf32, strided<[1]>>, memref<f32>, memref<?xf32>, memref<*xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ALLOC]][0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC_0]] : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<4xi8>
// CHECK-NEXT:     %[[VIEW:[^ ]+]] = memref.view %[[ALLOC_1]][%[[ARG1]]][%[[ARG1]]] : memref<4xi8> to memref<?xf32>
// CHECK-NEXT:     %[[ALLOC_2:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC_2]] : memref<4xf32> to memref<*xf32>
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<4xi8>
// CHECK-NEXT:     %[[INTPTR:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ALLOCA]] : memref<4xi8> -> index
// CHECK-NEXT:     return %[[SUBVIEW]], %[[BASE_BUFFER]], %[[VIEW]], %[[CAST]] : memref<2xf32, strided<[1]>>, memref<f32>, memref<?xf32>, memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// LIMITS: module {
// LIMITS-NEXT:   func.func @views(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index) -> (memref<2xf32, strided<[1]>>, memref<f32>, memref<?xf32>, memref<*xf32>) {
// LIMITS-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ALLOC]][0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
// LIMITS-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC_0]] : memref<4xf32> -> memref<f32>, index, index, index
// LIMITS-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<4xi8>
// LIMITS-NEXT:     %[[VIEW:[^ ]+]] = memref.view %[[ALLOC_1]][%[[ARG1]]][%[[ARG1]]] : memref<4xi8> to memref<?xf32>
// LIMITS-NEXT:     %[[ALLOC_2:[^ ]+]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC_2]] : memref<4xf32> to memref<*xf32>
// LIMITS-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<4xi8>
// LIMITS-NEXT:     %[[INTPTR:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ALLOCA]] : memref<4xi8> -> index
// LIMITS-NEXT:     return %[[SUBVIEW]], %[[BASE_BUFFER]], %[[VIEW]], %[[CAST]] : memref<2xf32, strided<[1]>>, memref<f32>, memref<?xf32>, memref<*xf32>
// LIMITS-NEXT:   }
// LIMITS-NEXT: }

// -----

func.func @views2(%c: i1, %i: index) -> (memref<?xf32>, memref<4xf32>,memref<4xf32, 1>) {
  %0 = memref.alloc() : memref<4xf32>
  %00 = memref.cast %0 : memref<4xf32> to memref<?xf32>
  %1 = memref.realloc %00 : memref<?xf32> to memref<4xf32>
  %10 = memref.cast %1 : memref<4xf32> to memref<?xf32>
  %2 = memref.alloc() : memref<4xf32>
  %3 = memref.assume_alignment %2, 8 : memref<4xf32>
  %4 = memref.alloc() : memref<4xf32>
  %5 = memref.memory_space_cast %4 : memref<4xf32> to memref<4xf32, 1>
  %6 = memref.alloc() : memref<4xf32>
  %7 = memref.alloc() : memref<4xf32>
  %8, %9 = memref.distinct_objects %6, %7 : memref<4xf32>, memref<4xf32>
  return %10, %3, %5 : memref<?xf32>,memref<4xf32>,memref<4xf32, 1>
}



// CHECK: module {
// CHECK-NEXT:   func.func @views2(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index) -> (memref<?xf32>, memref<4xf32>, memref<4xf32, 1>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.realloc %[[CAST]] : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:     %[[CAST_0:[^ ]+]] = memref.cast %[[V0]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[ASSUME_ALIGN:[^ ]+]] = memref.assume_alignment %[[ALLOC_1]], 8 : memref<4xf32>
// CHECK-NEXT:     %[[ALLOC_2:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[MEMSPACECAST:[^ ]+]] = memref.memory_space_cast %[[ALLOC_2]] : memref<4xf32> to memref<4xf32, 1>
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     %[[ALLOCA_3:[^ ]+]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]]:2 = memref.distinct_objects %[[ALLOCA]], %[[ALLOCA_3]] : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     return %[[CAST_0]], %[[ASSUME_ALIGN]], %[[MEMSPACECAST]] : memref<?xf32>, memref<4xf32>, memref<4xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// LIMITS: module {
// LIMITS-NEXT:   func.func @views2(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index) -> (memref<?xf32>, memref<4xf32>, memref<4xf32, 1>) {
// LIMITS-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<?xf32>
// LIMITS-NEXT:     %[[V0:[^ ]+]] = memref.realloc %[[CAST]] : memref<?xf32> to memref<4xf32>
// LIMITS-NEXT:     %[[CAST_0:[^ ]+]] = memref.cast %[[V0]] : memref<4xf32> to memref<?xf32>
// LIMITS-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:     %[[ASSUME_ALIGN:[^ ]+]] = memref.assume_alignment %[[ALLOC_1]], 8 : memref<4xf32>
// LIMITS-NEXT:     %[[ALLOC_2:[^ ]+]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:     %[[MEMSPACECAST:[^ ]+]] = memref.memory_space_cast %[[ALLOC_2]] : memref<4xf32> to memref<4xf32, 1>
// LIMITS-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<4xf32>
// LIMITS-NEXT:     %[[ALLOCA_3:[^ ]+]] = memref.alloca() : memref<4xf32>
// LIMITS-NEXT:     %[[V1:[^ ]+]]:2 = memref.distinct_objects %[[ALLOCA]], %[[ALLOCA_3]] : memref<4xf32>, memref<4xf32>
// LIMITS-NEXT:     return %[[CAST_0]], %[[ASSUME_ALIGN]], %[[MEMSPACECAST]] : memref<?xf32>, memref<4xf32>, memref<4xf32, 1>
// LIMITS-NEXT:   }
// LIMITS-NEXT: }

// -----

func.func @views3(%c: i1, %i: index) -> (memref<4xf32>,memref<4xf32>) {
  %6 = memref.alloc() : memref<4xf32>
  %7 = memref.alloc() : memref<4xf32>
  %8, %9 = memref.distinct_objects %6, %7 : memref<4xf32>, memref<4xf32>
  %t = bufferization.to_tensor %6 restrict : memref<4xf32> to tensor<4xf32>
  %tt = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  return %9, %tt : memref<4xf32>, memref<4xf32>
}



// CHECK: module {
// CHECK-NEXT:   func.func @views3(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index) -> (memref<4xf32>, memref<4xf32>) {
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     %[[ALLOCA_0:[^ ]+]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = memref.distinct_objects %[[ALLOCA]], %[[ALLOCA_0]] : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = bufferization.to_tensor %[[ALLOCA]] restrict : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = bufferization.to_buffer %[[V1]] : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT:     return %[[V0]]#1, %[[V2]] : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// LIMITS: module {
// LIMITS-NEXT:   func.func @views3(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index) -> (memref<4xf32>, memref<4xf32>) {
// LIMITS-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<4xf32>
// LIMITS-NEXT:     %[[ALLOCA_0:[^ ]+]] = memref.alloca() : memref<4xf32>
// LIMITS-NEXT:     %[[V0:[^ ]+]]:2 = memref.distinct_objects %[[ALLOCA]], %[[ALLOCA_0]] : memref<4xf32>, memref<4xf32>
// LIMITS-NEXT:     %[[V1:[^ ]+]] = bufferization.to_tensor %[[ALLOCA]] restrict : memref<4xf32> to tensor<4xf32>
// LIMITS-NEXT:     %[[V2:[^ ]+]] = bufferization.to_buffer %[[V1]] : tensor<4xf32> to memref<4xf32>
// LIMITS-NEXT:     return %[[V0]]#1, %[[V2]] : memref<4xf32>, memref<4xf32>
// LIMITS-NEXT:   }
// LIMITS-NEXT: }

// -----

func.func @views4(%c: i1, %i: index) -> (memref<4xf32>,memref<4xf32>) {
  %6 = memref.alloc() : memref<4xf32>
  %7 = memref.alloc() : memref<4xf32>
  %a = builtin.unrealized_conversion_cast %6 : memref<4xf32> to memref<4xf32>
  %t = bufferization.clone %7 : memref<4xf32> to memref<4xf32>
  return %a, %t : memref<4xf32>, memref<4xf32>
}



// CHECK: module {
// CHECK-NEXT:   func.func @views4(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index) -> (memref<4xf32>, memref<4xf32>) {
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     %[[ALLOCA_0:[^ ]+]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ALLOCA]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = bufferization.clone %[[ALLOCA_0]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return %[[V0]], %[[V1]] : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// LIMITS: module {
// LIMITS-NEXT:   func.func @views4(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index) -> (memref<4xf32>, memref<4xf32>) {
// LIMITS-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<4xf32>
// LIMITS-NEXT:     %[[ALLOCA_0:[^ ]+]] = memref.alloca() : memref<4xf32>
// LIMITS-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ALLOCA]] : memref<4xf32> to memref<4xf32>
// LIMITS-NEXT:     %[[V1:[^ ]+]] = bufferization.clone %[[ALLOCA_0]] : memref<4xf32> to memref<4xf32>
// LIMITS-NEXT:     return %[[V0]], %[[V1]] : memref<4xf32>, memref<4xf32>
// LIMITS-NEXT:   }
// LIMITS-NEXT: }

// -----

func.func @lp(%c: i1, %i: index) -> (memref<4xf32>) {
  %6 = memref.alloc() : memref<4xf32>
  %7 = memref.alloc() : memref<4xf32>
  %8 = memref.alloc() : memref<4xf32>
  %9 = memref.alloc() : memref<4xf32>
  %r:2 = scf.while (%a = %6, %b = %7) : (memref<4xf32>, memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
    scf.condition(%c) %b, %a : memref<4xf32>, memref<4xf32>
  } do {
  ^bb0(%x : memref<4xf32>, %y: memref<4xf32>):
    scf.yield %x, %y : memref<4xf32>, memref<4xf32>
  }
  %s:2 = scf.for %k = %i to %i step %i iter_args(%a = %8, %b = %9) -> (memref<4xf32>, memref<4xf32>) {
    scf.yield %a, %b : memref<4xf32>, memref<4xf32>
  }
  %u = arith.select %c, %r#0, %s#1 : memref<4xf32>
  return %u : memref<4xf32>
}



// CHECK: module {
// CHECK-NEXT:   func.func @lp(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index) -> memref<4xf32> {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG2:[^ ]+]] = %[[ALLOC]], %[[ARG3:[^ ]+]] = %[[ALLOC_0]]) : (memref<4xf32>, memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
// CHECK-NEXT:       scf.condition(%[[ARG0]]) %[[ARG3]], %[[ARG2]] : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG2]]: memref<4xf32>, %[[ARG3]]: memref<4xf32>):
// CHECK-NEXT:       scf.yield %[[ARG2]], %[[ARG3]] : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]]:2 = scf.for %[[ARG2]] = %[[ARG1]] to %[[ARG1]] step %[[ARG1]] iter_args(%[[ARG3]] = %[[ALLOCA]], %[[ARG4:[^ ]+]] = %[[ALLOC_1]]) -> (memref<4xf32>, memref<4xf32>) {
// CHECK-NEXT:       scf.yield %[[ARG3]], %[[ARG4]] : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.select %[[ARG0]], %[[V0]]#0, %[[V1]]#1 : memref<4xf32>
// CHECK-NEXT:     return %[[V2]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// LIMITS: module {
// LIMITS-NEXT:   func.func @lp(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index) -> memref<4xf32> {
// LIMITS-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<4xf32>
// LIMITS-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG2:[^ ]+]] = %[[ALLOC]], %[[ARG3:[^ ]+]] = %[[ALLOC_0]]) : (memref<4xf32>, memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
// LIMITS-NEXT:       scf.condition(%[[ARG0]]) %[[ARG3]], %[[ARG2]] : memref<4xf32>, memref<4xf32>
// LIMITS-NEXT:     } do {
// LIMITS-NEXT:     ^bb0(%[[ARG2]]: memref<4xf32>, %[[ARG3]]: memref<4xf32>):
// LIMITS-NEXT:       scf.yield %[[ARG2]], %[[ARG3]] : memref<4xf32>, memref<4xf32>
// LIMITS-NEXT:     }
// LIMITS-NEXT:     %[[V1:[^ ]+]]:2 = scf.for %[[ARG2]] = %[[ARG1]] to %[[ARG1]] step %[[ARG1]] iter_args(%[[ARG3]] = %[[ALLOCA]], %[[ARG4:[^ ]+]] = %[[ALLOC_1]]) -> (memref<4xf32>, memref<4xf32>) {
// LIMITS-NEXT:       scf.yield %[[ARG3]], %[[ARG4]] : memref<4xf32>, memref<4xf32>
// LIMITS-NEXT:     }
// LIMITS-NEXT:     %[[V2:[^ ]+]] = arith.select %[[ARG0]], %[[V0]]#0, %[[V1]]#1 : memref<4xf32>
// LIMITS-NEXT:     return %[[V2]] : memref<4xf32>
// LIMITS-NEXT:   }
// LIMITS-NEXT: }

// -----

func.func @re(%c: i1, %m: memref<?xf32>, %n: memref<?xf32>, %i: index) -> memref<?xf32> {
  "pre"() : () -> ()
  cf.cond_br %c, ^a, ^b
^a:
  %1 = memref.alloc(%i) : memref<?xf32>
  %2 = memref.realloc %1(%i) : memref<?xf32> to memref<?xf32>
  cf.br ^d(%2 : memref<?xf32>)
^b:
  %3 = memref.realloc %n(%i) : memref<?xf32> to memref<?xf32>
  cf.br ^d(%3 : memref<?xf32>)
^d(%x: memref<?xf32>):
  return %x : memref<?xf32>
}



// CHECK: module {
// CHECK-NEXT:   func.func @re(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: memref<?xf32>, %[[ARG3:[^ ]+]]: index) -> memref<?xf32> {
// CHECK-NEXT:     "pre"() : () -> ()
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[ARG3]]) : memref<?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.realloc %[[ALLOC]](%[[ARG3]]) : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     cf.br ^bb3(%[[V0]] : memref<?xf32>)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.realloc %[[ARG2]](%[[ARG3]]) : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     cf.br ^bb3(%[[V1]] : memref<?xf32>)
// CHECK-NEXT:   ^bb3(%[[V2:[^ ]+]]: memref<?xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     return %[[V2]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// LIMITS: module {
// LIMITS-NEXT:   func.func @re(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: memref<?xf32>, %[[ARG3:[^ ]+]]: index) -> memref<?xf32> {
// LIMITS-NEXT:     "pre"() : () -> ()
// LIMITS-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2
// LIMITS-NEXT:   ^bb1:  // pred: ^bb0
// LIMITS-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[ARG3]]) : memref<?xf32>
// LIMITS-NEXT:     %[[V0:[^ ]+]] = memref.realloc %[[ALLOC]](%[[ARG3]]) : memref<?xf32> to memref<?xf32>
// LIMITS-NEXT:     cf.br ^bb3(%[[V0]] : memref<?xf32>)
// LIMITS-NEXT:   ^bb2:  // pred: ^bb0
// LIMITS-NEXT:     %[[V1:[^ ]+]] = memref.realloc %[[ARG2]](%[[ARG3]]) : memref<?xf32> to memref<?xf32>
// LIMITS-NEXT:     cf.br ^bb3(%[[V1]] : memref<?xf32>)
// LIMITS-NEXT:   ^bb3(%[[V2:[^ ]+]]: memref<?xf32>):  // 2 preds: ^bb1, ^bb2
// LIMITS-NEXT:     return %[[V2]] : memref<?xf32>
// LIMITS-NEXT:   }
// LIMITS-NEXT: }

// -----

func.func @dtwice(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  "pre"() : () -> ()
  cf.cond_br %c, ^a, ^b
^a:
  %1 = memref.alloc() : memref<4xf32>
  bufferization.dealloc (%1, %1 : memref<4xf32>, memref<4xf32>) if (%c, %c)
  cf.br ^d(%1 : memref<4xf32>)
^b:
  %2 = memref.alloc() : memref<4xf32>
  %cl = bufferization.clone %2 : memref<4xf32> to memref<4xf32>
  bufferization.dealloc (%2: memref<4xf32>) if (%c)
  bufferization.dealloc (%2: memref<4xf32>) if (%c)
  cf.br ^d(%2 : memref<4xf32>)
^d(%x: memref<4xf32>):
  return %x : memref<4xf32>
}



// CHECK: module {
// CHECK-NEXT:   func.func @dtwice(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     "pre"() : () -> ()
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     bufferization.dealloc (%[[ALLOC]], %[[ALLOC]] : memref<4xf32>, memref<4xf32>) if (%[[ARG0]], %[[ARG0]])
// CHECK-NEXT:     cf.br ^bb3(%[[ALLOC]] : memref<4xf32>)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.clone %[[ALLOC_0]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     bufferization.dealloc (%[[ALLOC_0]] : memref<4xf32>) if (%[[ARG0]])
// CHECK-NEXT:     bufferization.dealloc (%[[ALLOC_0]] : memref<4xf32>) if (%[[ARG0]])
// CHECK-NEXT:     cf.br ^bb3(%[[ALLOC_0]] : memref<4xf32>)
// CHECK-NEXT:   ^bb3(%[[V1:[^ ]+]]: memref<4xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     return %[[V1]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// LIMITS: module {
// LIMITS-NEXT:   func.func @dtwice(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// LIMITS-NEXT:     "pre"() : () -> ()
// LIMITS-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2
// LIMITS-NEXT:   ^bb1:  // pred: ^bb0
// LIMITS-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:     bufferization.dealloc (%[[ALLOC]], %[[ALLOC]] : memref<4xf32>, memref<4xf32>) if (%[[ARG0]], %[[ARG0]])
// LIMITS-NEXT:     cf.br ^bb3(%[[ALLOC]] : memref<4xf32>)
// LIMITS-NEXT:   ^bb2:  // pred: ^bb0
// LIMITS-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:     %[[V0:[^ ]+]] = bufferization.clone %[[ALLOC_0]] : memref<4xf32> to memref<4xf32>
// LIMITS-NEXT:     bufferization.dealloc (%[[ALLOC_0]] : memref<4xf32>) if (%[[ARG0]])
// LIMITS-NEXT:     bufferization.dealloc (%[[ALLOC_0]] : memref<4xf32>) if (%[[ARG0]])
// LIMITS-NEXT:     cf.br ^bb3(%[[ALLOC_0]] : memref<4xf32>)
// LIMITS-NEXT:   ^bb3(%[[V1:[^ ]+]]: memref<4xf32>):  // 2 preds: ^bb1, ^bb2
// LIMITS-NEXT:     return %[[V1]] : memref<4xf32>
// LIMITS-NEXT:   }
// LIMITS-NEXT: }

// -----

func.func @exec(%c: i1, %n: memref<4xf32>) -> memref<4xf32> {
  "pre"() : () -> ()
  %0 = scf.execute_region -> memref<4xf32> {
    "pre"() : () -> ()
    cf.cond_br %c, ^a, ^b
  ^a:
    "pre"() : () -> ()
    %1 = memref.alloc() : memref<4xf32>
    scf.yield %1 : memref<4xf32>
  ^b:
    "pre"() : () -> ()
    cf.br ^c
  ^c:
    %s = scf.if %c -> memref<4xf32> {
    "pre"() : () -> ()
    %2 = memref.alloc() : memref<4xf32>
      scf.yield %2 : memref<4xf32>
    } else {
      scf.yield %n : memref<4xf32>
    }
    scf.yield %s : memref<4xf32>
  }
  return %0 : memref<4xf32>
}



// CHECK: module {
// CHECK-NEXT:   func.func @exec(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     "pre"() : () -> ()
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.execute_region -> memref<4xf32> {
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       scf.yield %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:     ^bb2:  // pred: ^bb0
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       cf.br ^bb3
// CHECK-NEXT:     ^bb3:  // pred: ^bb2
// CHECK-NEXT:       %[[V1:[^ ]+]] = scf.if %[[ARG0]] -> (memref<4xf32>) {
// CHECK-NEXT:         "pre"() : () -> ()
// CHECK-NEXT:         %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         scf.yield %[[ALLOC_0]] : memref<4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[ARG1]] : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V1]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// LIMITS: module {
// LIMITS-NEXT:   func.func @exec(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// LIMITS-NEXT:     "pre"() : () -> ()
// LIMITS-NEXT:     %[[V0:[^ ]+]] = scf.execute_region -> memref<4xf32> {
// LIMITS-NEXT:       "pre"() : () -> ()
// LIMITS-NEXT:       cf.cond_br %[[ARG0]], ^bb1, ^bb2
// LIMITS-NEXT:     ^bb1:  // pred: ^bb0
// LIMITS-NEXT:       "pre"() : () -> ()
// LIMITS-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:       scf.yield %[[ALLOC]] : memref<4xf32>
// LIMITS-NEXT:     ^bb2:  // pred: ^bb0
// LIMITS-NEXT:       "pre"() : () -> ()
// LIMITS-NEXT:       cf.br ^bb3
// LIMITS-NEXT:     ^bb3:  // pred: ^bb2
// LIMITS-NEXT:       %[[V1:[^ ]+]] = scf.if %[[ARG0]] -> (memref<4xf32>) {
// LIMITS-NEXT:         "pre"() : () -> ()
// LIMITS-NEXT:         %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:         scf.yield %[[ALLOC_0]] : memref<4xf32>
// LIMITS-NEXT:       } else {
// LIMITS-NEXT:         scf.yield %[[ARG1]] : memref<4xf32>
// LIMITS-NEXT:       }
// LIMITS-NEXT:       scf.yield %[[V1]] : memref<4xf32>
// LIMITS-NEXT:     }
// LIMITS-NEXT:     return %[[V0]] : memref<4xf32>
// LIMITS-NEXT:   }
// LIMITS-NEXT: }

// -----

func.func @par(%c: i1, %i: index, %n: memref<4xf32>) -> memref<4xf32> {
    %r = scf.parallel (%k) = (%i) to (%i) step (%i) init(%n) -> memref<4xf32> {
      "pre"() : () -> ()
      %1 = memref.alloc() : memref<4xf32>
      scf.reduce(%1 : memref<4xf32>) {
       ^bb0(%a: memref<4xf32>, %b: memref<4xf32>):
         %2 = memref.alloc() : memref<4xf32>
         scf.reduce.return %2 : memref<4xf32>
      }
    }
  return %r : memref<4xf32>
}



// CHECK: module {
// CHECK-NEXT:   func.func @par(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.parallel (%[[ARG3:[^ ]+]]) = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) init (%[[ARG2]]) -> memref<4xf32> {
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       scf.reduce(%[[ALLOC]] : memref<4xf32>) {
// CHECK-NEXT:       ^bb0(%[[ARG4:[^ ]+]]: memref<4xf32>, %[[ARG5:[^ ]+]]: memref<4xf32>):
// CHECK-NEXT:         %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         scf.reduce.return %[[ALLOC_0]] : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// LIMITS: module {
// LIMITS-NEXT:   func.func @par(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// LIMITS-NEXT:     %[[V0:[^ ]+]] = scf.parallel (%[[ARG3:[^ ]+]]) = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) init (%[[ARG2]]) -> memref<4xf32> {
// LIMITS-NEXT:       "pre"() : () -> ()
// LIMITS-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:       scf.reduce(%[[ALLOC]] : memref<4xf32>) {
// LIMITS-NEXT:       ^bb0(%[[ARG4:[^ ]+]]: memref<4xf32>, %[[ARG5:[^ ]+]]: memref<4xf32>):
// LIMITS-NEXT:         %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:         scf.reduce.return %[[ALLOC_0]] : memref<4xf32>
// LIMITS-NEXT:       }
// LIMITS-NEXT:     }
// LIMITS-NEXT:     return %[[V0]] : memref<4xf32>
// LIMITS-NEXT:   }
// LIMITS-NEXT: }

// -----

func.func @whileloop(%c: i1, %i: index, %n: memref<4xf32>) -> memref<4xf32> {
  %r = scf.while (%x = %n) : (memref<4xf32>) -> memref<4xf32> {
    "pre"() : () -> ()
    %1 = memref.alloc() : memref<4xf32>
    "use"(%1) : (memref<4xf32>) -> ()
    %2 = memref.alloc() : memref<4xf32>
    scf.condition(%c) %2 : memref<4xf32>
  } do {
  ^bb0(%z: memref<4xf32>):
    "pre"() : () -> ()
    %1 = memref.alloc() : memref<4xf32>
    %3 = memref.alloc() : memref<4xf32>
    scf.yield %3 : memref<4xf32>
  }
  return %r : memref<4xf32>
}



// CHECK: module {
// CHECK-NEXT:   func.func @whileloop(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.while (%[[ARG3:[^ ]+]] = %[[ARG2]]) : (memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       "use"(%[[ALLOC]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:       %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       scf.condition(%[[ARG0]]) %[[ALLOC_0]] : memref<4xf32>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG3]]: memref<4xf32>):
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       %[[ALLOC]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %[[ALLOC_0]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       scf.yield %[[ALLOC_0]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// LIMITS: module {
// LIMITS-NEXT:   func.func @whileloop(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// LIMITS-NEXT:     %[[V0:[^ ]+]] = scf.while (%[[ARG3:[^ ]+]] = %[[ARG2]]) : (memref<4xf32>) -> memref<4xf32> {
// LIMITS-NEXT:       "pre"() : () -> ()
// LIMITS-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:       "use"(%[[ALLOC]]) : (memref<4xf32>) -> ()
// LIMITS-NEXT:       %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:       scf.condition(%[[ARG0]]) %[[ALLOC_0]] : memref<4xf32>
// LIMITS-NEXT:     } do {
// LIMITS-NEXT:     ^bb0(%[[ARG3]]: memref<4xf32>):
// LIMITS-NEXT:       "pre"() : () -> ()
// LIMITS-NEXT:       %[[ALLOC]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:       %[[ALLOC_0]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:       scf.yield %[[ALLOC_0]] : memref<4xf32>
// LIMITS-NEXT:     }
// LIMITS-NEXT:     return %[[V0]] : memref<4xf32>
// LIMITS-NEXT:   }
// LIMITS-NEXT: }

// -----

func.func @asy(%c: i1, %i: index, %n: memref<4xf32>) {
  %token = async.execute {
    "pre"() : () -> ()
    %1 = memref.alloc() : memref<4xf32>
    "use"(%1) : (memref<4xf32>) -> ()
    async.yield
  }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @asy(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<4xf32>) {
// CHECK-NEXT:     %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:       "use"(%[[ALLOCA]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// LIMITS: module {
// LIMITS-NEXT:   func.func @asy(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<4xf32>) {
// LIMITS-NEXT:     %[[TOKEN:[^ ]+]] = async.execute {
// LIMITS-NEXT:       "pre"() : () -> ()
// LIMITS-NEXT:       %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<4xf32>
// LIMITS-NEXT:       "use"(%[[ALLOCA]]) : (memref<4xf32>) -> ()
// LIMITS-NEXT:       async.yield
// LIMITS-NEXT:     }
// LIMITS-NEXT:     return
// LIMITS-NEXT:   }
// LIMITS-NEXT: }

// -----

func.func @affif(%c: i1, %i: index, %n: memref<4xf32>) -> memref<4xf32> {
  %0 = affine.if affine_set<(d0): (d0 >= 0)>(%i) -> memref<4xf32> {
    "pre"() : () -> ()
    %1 = memref.alloc() : memref<4xf32>
    affine.yield %1 : memref<4xf32>
  } else {
    affine.yield %n : memref<4xf32>
  }
  %2 = affine.for %k = 0 to 10 iter_args(%z = %n) -> memref<4xf32> {
    "pre"() : () -> ()
    %1 = memref.alloc() : memref<4xf32>
    affine.yield %1 : memref<4xf32>
  }
  return %0 : memref<4xf32>
}



// CHECK: #set = affine_set<(d0) : (d0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @affif(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.if #set(%[[ARG1]]) -> memref<4xf32> {
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       affine.yield %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       affine.yield %[[ARG2]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.for %[[ARG3:[^ ]+]] = 0 to 10 iter_args(%[[ARG4:[^ ]+]] = %[[ARG2]]) -> (memref<4xf32>) {
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       %[[ALLOC]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       affine.yield %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// LIMITS: #set = affine_set<(d0) : (d0 >= 0)>
// LIMITS-NEXT: module {
// LIMITS-NEXT:   func.func @affif(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// LIMITS-NEXT:     %[[V0:[^ ]+]] = affine.if #set(%[[ARG1]]) -> memref<4xf32> {
// LIMITS-NEXT:       "pre"() : () -> ()
// LIMITS-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:       affine.yield %[[ALLOC]] : memref<4xf32>
// LIMITS-NEXT:     } else {
// LIMITS-NEXT:       affine.yield %[[ARG2]] : memref<4xf32>
// LIMITS-NEXT:     }
// LIMITS-NEXT:     %[[V1:[^ ]+]] = affine.for %[[ARG3:[^ ]+]] = 0 to 10 iter_args(%[[ARG4:[^ ]+]] = %[[ARG2]]) -> (memref<4xf32>) {
// LIMITS-NEXT:       "pre"() : () -> ()
// LIMITS-NEXT:       %[[ALLOC]] = memref.alloc() : memref<4xf32>
// LIMITS-NEXT:       affine.yield %[[ALLOC]] : memref<4xf32>
// LIMITS-NEXT:     }
// LIMITS-NEXT:     return %[[V0]] : memref<4xf32>
// LIMITS-NEXT:   }
// LIMITS-NEXT: }

// -----

func.func @nestloop(%c: i1, %i: index, %n: memref<4xf32>) {
  scf.for %k = %i to %i step %i {
    "pre"() : () -> ()
    scf.for %k2 = %i to %i step %i {
      "pre"() : () -> ()
      scf.execute_region {
        cf.br ^a
      ^a:
        scf.for %k3 = %i to %i step %i {
          "pre"() : () -> ()
          %1 = memref.alloc() : memref<4xf32>
          "use"(%1) : (memref<4xf32>) -> ()
          %2 = memref.alloc(%k) : memref<?xf32>
          "use"(%2) : (memref<?xf32>) -> ()
        }
        scf.yield
      }
      scf.for %k3 = %i to %i step %i {
        scf.for %k4 = %i to %i step %i {
          "pre"() : () -> ()
          %1 = memref.alloc() : memref<4xf32>
          "use"(%1) : (memref<4xf32>) -> ()
          %2 = memref.alloc(%k) : memref<?xf32>
          "use"(%2) : (memref<?xf32>) -> ()
        }
      }
    }
  }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @nestloop(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<4xf32>) {
// CHECK-NEXT:     scf.for %[[ARG3:[^ ]+]] = %[[ARG1]] to %[[ARG1]] step %[[ARG1]] {
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       scf.for %[[ARG4:[^ ]+]] = %[[ARG1]] to %[[ARG1]] step %[[ARG1]] {
// CHECK-NEXT:         "pre"() : () -> ()
// CHECK-NEXT:         scf.execute_region {
// CHECK-NEXT:           cf.br ^bb1
// CHECK-NEXT:         ^bb1:  // pred: ^bb0
// CHECK-NEXT:           scf.for %[[ARG5:[^ ]+]] = %[[ARG1]] to %[[ARG1]] step %[[ARG1]] {
// CHECK-NEXT:             "pre"() : () -> ()
// CHECK-NEXT:             %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:             "use"(%[[ALLOCA]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:             %[[ALLOC:[^ ]+]] = memref.alloc(%[[ARG3]]) : memref<?xf32>
// CHECK-NEXT:             "use"(%[[ALLOC]]) : (memref<?xf32>) -> ()
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.for %[[ARG5]] = %[[ARG1]] to %[[ARG1]] step %[[ARG1]] {
// CHECK-NEXT:           scf.for %[[ARG6:[^ ]+]] = %[[ARG1]] to %[[ARG1]] step %[[ARG1]] {
// CHECK-NEXT:             "pre"() : () -> ()
// CHECK-NEXT:             %[[ALLOCA]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:             "use"(%[[ALLOCA]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:             %[[ALLOC]] = memref.alloc(%[[ARG3]]) : memref<?xf32>
// CHECK-NEXT:             "use"(%[[ALLOC]]) : (memref<?xf32>) -> ()
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// LIMITS: module {
// LIMITS-NEXT:   func.func @nestloop(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<4xf32>) {
// LIMITS-NEXT:     scf.for %[[ARG3:[^ ]+]] = %[[ARG1]] to %[[ARG1]] step %[[ARG1]] {
// LIMITS-NEXT:       "pre"() : () -> ()
// LIMITS-NEXT:       scf.for %[[ARG4:[^ ]+]] = %[[ARG1]] to %[[ARG1]] step %[[ARG1]] {
// LIMITS-NEXT:         "pre"() : () -> ()
// LIMITS-NEXT:         scf.execute_region {
// LIMITS-NEXT:           cf.br ^bb1
// LIMITS-NEXT:         ^bb1:  // pred: ^bb0
// LIMITS-NEXT:           scf.for %[[ARG5:[^ ]+]] = %[[ARG1]] to %[[ARG1]] step %[[ARG1]] {
// LIMITS-NEXT:             "pre"() : () -> ()
// LIMITS-NEXT:             %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<4xf32>
// LIMITS-NEXT:             "use"(%[[ALLOCA]]) : (memref<4xf32>) -> ()
// LIMITS-NEXT:             %[[ALLOC:[^ ]+]] = memref.alloc(%[[ARG3]]) : memref<?xf32>
// LIMITS-NEXT:             "use"(%[[ALLOC]]) : (memref<?xf32>) -> ()
// LIMITS-NEXT:           }
// LIMITS-NEXT:           scf.yield
// LIMITS-NEXT:         }
// LIMITS-NEXT:         scf.for %[[ARG5]] = %[[ARG1]] to %[[ARG1]] step %[[ARG1]] {
// LIMITS-NEXT:           scf.for %[[ARG6:[^ ]+]] = %[[ARG1]] to %[[ARG1]] step %[[ARG1]] {
// LIMITS-NEXT:             "pre"() : () -> ()
// LIMITS-NEXT:             %[[ALLOCA]] = memref.alloca() : memref<4xf32>
// LIMITS-NEXT:             "use"(%[[ALLOCA]]) : (memref<4xf32>) -> ()
// LIMITS-NEXT:             %[[ALLOC]] = memref.alloc(%[[ARG3]]) : memref<?xf32>
// LIMITS-NEXT:             "use"(%[[ALLOC]]) : (memref<?xf32>) -> ()
// LIMITS-NEXT:           }
// LIMITS-NEXT:         }
// LIMITS-NEXT:       }
// LIMITS-NEXT:     }
// LIMITS-NEXT:     return
// LIMITS-NEXT:   }
// LIMITS-NEXT: }
