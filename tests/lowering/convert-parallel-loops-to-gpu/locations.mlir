// RUN: mlir-opt %s --split-input-file --convert-parallel-loops-to-gpu --mlir-print-debuginfo | FileCheck %s

func.func @inner_bound(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  scf.parallel (%i) = (%a) to (%b) step (%c) {
    %bb = memref.dim %m, %i : memref<?xf32>
    scf.parallel (%j) = (%a) to (%bb) step (%c) {
      memref.store %f, %m[%j] : memref<?xf32>
      scf.reduce
    } { mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
    scf.reduce
  } { mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
  return
}

// CHECK: #loc2 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":3:24)
// CHECK-NEXT: #loc3 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":3:36)
// CHECK-NEXT: #loc4 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":3:47)
// CHECK-NEXT: #loc5 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":3:58)
// CHECK-NEXT: #loc6 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":3:77)
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @inner_bound(%[[ARG0:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":3:24), %[[ARG1:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":3:36), %[[ARG2:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":3:47), %[[ARG3:[^ ]+]]: memref<?xf32> loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":3:58), %[[ARG4:[^ ]+]]: f32 loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":3:77)) {
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:       %[[DIM:[^ ]+]] = memref.dim %[[ARG3]], %[[ARG5]] : memref<?xf32> loc(#loc8)
// CHECK-NEXT:       scf.parallel (%[[ARG6:[^ ]+]]) = (%[[ARG0]]) to (%[[DIM]]) step (%[[ARG2]]) {
// CHECK-NEXT:         memref.store %[[ARG4]], %[[ARG3]][%[[ARG6]]] : memref<?xf32> loc(#loc10)
// CHECK-NEXT:         scf.reduce  loc(#loc11)
// CHECK-NEXT:       } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]} loc(#loc9)
// CHECK-NEXT:       scf.reduce  loc(#loc12)
// CHECK-NEXT:     } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]} loc(#loc7)
// CHECK-NEXT:     return loc(#loc13)
// CHECK-NEXT:   } loc(#loc1)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":0:0)
// CHECK-NEXT: #loc1 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":3:1)
// CHECK-NEXT: #loc7 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":4:3)
// CHECK-NEXT: #loc8 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":5:11)
// CHECK-NEXT: #loc9 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":6:5)
// CHECK-NEXT: #loc10 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":7:7)
// CHECK-NEXT: #loc11 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":8:7)
// CHECK-NEXT: #loc12 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":10:5)
// CHECK-NEXT: #loc13 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":12:3)

// -----

func.func @dup(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%c, %c) {
    memref.store %f, %m[%i] : memref<?xf32>
    scf.reduce
  } { mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
  return
}

// CHECK: #loc2 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":45:16)
// CHECK-NEXT: #loc3 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":45:28)
// CHECK-NEXT: #loc4 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":45:39)
// CHECK-NEXT: #loc5 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":45:50)
// CHECK-NEXT: #loc6 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":45:69)
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dup(%[[ARG0:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":45:16), %[[ARG1:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":45:28), %[[ARG2:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":45:39), %[[ARG3:[^ ]+]]: memref<?xf32> loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":45:50), %[[ARG4:[^ ]+]]: f32 loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":45:69)) {
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]]) = (%[[ARG0]], %[[ARG0]]) to (%[[ARG1]], %[[ARG1]]) step (%[[ARG2]], %[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG4]], %[[ARG3]][%[[ARG5]]] : memref<?xf32> loc(#loc8)
// CHECK-NEXT:       scf.reduce  loc(#loc9)
// CHECK-NEXT:     } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]} loc(#loc7)
// CHECK-NEXT:     return loc(#loc10)
// CHECK-NEXT:   } loc(#loc1)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":43:9)
// CHECK-NEXT: #loc1 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":45:1)
// CHECK-NEXT: #loc7 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":46:3)
// CHECK-NEXT: #loc8 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":47:5)
// CHECK-NEXT: #loc9 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":48:5)
// CHECK-NEXT: #loc10 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":50:3)

// -----

func.func @min(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i) = (%c0) to (%b) step (%c4) {
    %bb = affine.min affine_map<(d0)[s0] -> (4, -d0 + s0)>(%i)[%b]
    scf.parallel (%j) = (%c0) to (%bb) step (%c4) {
      memref.store %f, %m[%j] : memref<?xf32>
      scf.reduce
    } { mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
    scf.reduce
  } { mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
  return
}

// CHECK: #loc2 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":76:16)
// CHECK-NEXT: #loc3 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":76:28)
// CHECK-NEXT: #loc4 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":76:39)
// CHECK-NEXT: #loc5 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":76:50)
// CHECK-NEXT: #loc6 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":76:69)
// CHECK-NEXT: #map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (4, -d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @min(%[[ARG0:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":76:16), %[[ARG1:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":76:28), %[[ARG2:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":76:39), %[[ARG3:[^ ]+]]: memref<?xf32> loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":76:50), %[[ARG4:[^ ]+]]: f32 loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":76:69)) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index loc(#loc7)
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index loc(#loc8)
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index loc(#loc9)
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[ARG1]])[%[[C0]], %[[C4]]] loc(#loc9)
// CHECK-NEXT:     %[[C4_0:[^ ]+]] = arith.constant 4 : index loc(#loc10)
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map(%[[C4_0]])[%[[C0]], %[[C4]]] loc(#loc11)
// CHECK-NEXT:     gpu.launch blocks(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[V0]], %[[ARG12:[^ ]+]] = %[[C1]], %[[ARG13:[^ ]+]] = %[[C1]]) threads(%[[ARG8:[^ ]+]], %[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]]) in (%[[ARG14:[^ ]+]] = %[[V1]], %[[ARG15:[^ ]+]] = %[[C1]], %[[ARG16:[^ ]+]] = %[[C1]]) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map1(%[[ARG5]])[%[[C4]], %[[C0]]] loc(#loc9)
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.min #map2(%[[V2]])[%[[ARG1]]] loc(#loc10)
// CHECK-NEXT:       %[[V4:[^ ]+]] = affine.apply #map1(%[[ARG8]])[%[[C4]], %[[C0]]] loc(#loc11)
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.cmpi slt, %[[V4]], %[[V3]] : index loc(#loc11)
// CHECK-NEXT:       scf.if %[[V5]] {
// CHECK-NEXT:         memref.store %[[ARG4]], %[[ARG3]][%[[V4]]] : memref<?xf32> loc(#loc12)
// CHECK-NEXT:       } loc(#loc11)
// CHECK-NEXT:       gpu.terminator loc(#loc9)
// CHECK-NEXT:     } {SCFToGPU_visited} loc(#loc9)
// CHECK-NEXT:     return loc(#loc13)
// CHECK-NEXT:   } loc(#loc1)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":74:9)
// CHECK-NEXT: #loc1 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":76:1)
// CHECK-NEXT: #loc7 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":77:9)
// CHECK-NEXT: #loc8 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":78:9)
// CHECK-NEXT: #loc9 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":79:3)
// CHECK-NEXT: #loc10 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":80:11)
// CHECK-NEXT: #loc11 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":81:5)
// CHECK-NEXT: #loc12 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":82:7)
// CHECK-NEXT: #loc13 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":87:3)

// -----

func.func @side(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  scf.parallel (%i) = (%a) to (%b) step (%c) {
    memref.store %f, %m[%i] : memref<?xf32>
    scf.parallel (%j) = (%a) to (%b) step (%c) {
      memref.store %f, %m[%j] : memref<?xf32>
      scf.reduce
    } { mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
    memref.store %f, %m[%i] : memref<?xf32>
    scf.reduce
  } { mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
  return
}

// CHECK: #loc2 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":131:17)
// CHECK-NEXT: #loc3 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":131:29)
// CHECK-NEXT: #loc4 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":131:40)
// CHECK-NEXT: #loc5 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":131:51)
// CHECK-NEXT: #loc6 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":131:70)
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @side(%[[ARG0:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":131:17), %[[ARG1:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":131:29), %[[ARG2:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":131:40), %[[ARG3:[^ ]+]]: memref<?xf32> loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":131:51), %[[ARG4:[^ ]+]]: f32 loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":131:70)) {
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG4]], %[[ARG3]][%[[ARG5]]] : memref<?xf32> loc(#loc8)
// CHECK-NEXT:       scf.parallel (%[[ARG6:[^ ]+]]) = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:         memref.store %[[ARG4]], %[[ARG3]][%[[ARG6]]] : memref<?xf32> loc(#loc10)
// CHECK-NEXT:         scf.reduce  loc(#loc11)
// CHECK-NEXT:       } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]} loc(#loc9)
// CHECK-NEXT:       memref.store %[[ARG4]], %[[ARG3]][%[[ARG5]]] : memref<?xf32> loc(#loc12)
// CHECK-NEXT:       scf.reduce  loc(#loc13)
// CHECK-NEXT:     } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]} loc(#loc7)
// CHECK-NEXT:     return loc(#loc14)
// CHECK-NEXT:   } loc(#loc1)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":129:9)
// CHECK-NEXT: #loc1 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":131:1)
// CHECK-NEXT: #loc7 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":132:3)
// CHECK-NEXT: #loc8 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":133:5)
// CHECK-NEXT: #loc9 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":134:5)
// CHECK-NEXT: #loc10 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":135:7)
// CHECK-NEXT: #loc11 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":136:7)
// CHECK-NEXT: #loc12 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":138:5)
// CHECK-NEXT: #loc13 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":139:5)
// CHECK-NEXT: #loc14 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":141:3)

// -----

func.func @maps(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  scf.parallel (%i) = (%a) to (%b) step (%c) {
    scf.for %q = %a to %b step %c {
    scf.parallel (%j, %k) = (%a, %b) to (%b, %a) step (%c, %c) {
      %z = arith.addi %j, %k : index
      memref.store %f, %m[%z] : memref<?xf32>
      scf.reduce
    } { mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0 * 2), bound = (d0) -> (d0 + 1)>, #gpu.loop_dim_map<processor = thread_z, map = (d0) -> (d0 + 1), bound = (d0) -> (d0 floordiv 3)>] }
    }
    scf.reduce
  } { mapping = [#gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0 * 4), bound = (d0) -> (d0 + 3)>] }
  return
}

// CHECK: #loc2 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":176:17)
// CHECK-NEXT: #loc3 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":176:29)
// CHECK-NEXT: #loc4 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":176:40)
// CHECK-NEXT: #loc5 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":176:51)
// CHECK-NEXT: #loc6 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":176:70)
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @maps(%[[ARG0:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":176:17), %[[ARG1:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":176:29), %[[ARG2:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":176:40), %[[ARG3:[^ ]+]]: memref<?xf32> loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":176:51), %[[ARG4:[^ ]+]]: f32 loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":176:70)) {
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:       scf.for %[[ARG6:[^ ]+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:         scf.parallel (%[[ARG7:[^ ]+]], %[[ARG8:[^ ]+]]) = (%[[ARG0]], %[[ARG1]]) to (%[[ARG1]], %[[ARG0]]) step (%[[ARG2]], %[[ARG2]]) {
// CHECK-NEXT:           %[[V0:[^ ]+]] = arith.addi %[[ARG7]], %[[ARG8]] : index loc(#loc10)
// CHECK-NEXT:           memref.store %[[ARG4]], %[[ARG3]][%[[V0]]] : memref<?xf32> loc(#loc11)
// CHECK-NEXT:           scf.reduce  loc(#loc12)
// CHECK-NEXT:         } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0 * 2), bound = (d0) -> (d0 + 1)>, #gpu.loop_dim_map<processor = thread_z, map = (d0) -> (d0 + 1), bound = (d0) -> (d0 floordiv 3)>]} loc(#loc9)
// CHECK-NEXT:       } loc(#loc8)
// CHECK-NEXT:       scf.reduce  loc(#loc13)
// CHECK-NEXT:     } {mapping = [#gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0 * 4), bound = (d0) -> (d0 + 3)>]} loc(#loc7)
// CHECK-NEXT:     return loc(#loc14)
// CHECK-NEXT:   } loc(#loc1)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":174:9)
// CHECK-NEXT: #loc1 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":176:1)
// CHECK-NEXT: #loc7 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":177:3)
// CHECK-NEXT: #loc8 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":178:5)
// CHECK-NEXT: #loc9 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":179:5)
// CHECK-NEXT: #loc10 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":180:12)
// CHECK-NEXT: #loc11 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":181:7)
// CHECK-NEXT: #loc12 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":182:7)
// CHECK-NEXT: #loc13 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":185:5)
// CHECK-NEXT: #loc14 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":187:3)

// -----

func.func @outerseq(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  scf.parallel (%i) = (%a) to (%b) step (%c) {
    memref.store %f, %m[%i] : memref<?xf32>
    scf.reduce
  } { mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
  return
}

// CHECK: #loc2 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":223:21)
// CHECK-NEXT: #loc3 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":223:33)
// CHECK-NEXT: #loc4 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":223:44)
// CHECK-NEXT: #loc5 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":223:55)
// CHECK-NEXT: #loc6 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":223:74)
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @outerseq(%[[ARG0:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":223:21), %[[ARG1:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":223:33), %[[ARG2:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":223:44), %[[ARG3:[^ ]+]]: memref<?xf32> loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":223:55), %[[ARG4:[^ ]+]]: f32 loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":223:74)) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index loc(#loc7)
// CHECK-NEXT:     gpu.launch blocks(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[C1]], %[[ARG12:[^ ]+]] = %[[C1]], %[[ARG13:[^ ]+]] = %[[C1]]) threads(%[[ARG8:[^ ]+]], %[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]]) in (%[[ARG14:[^ ]+]] = %[[C1]], %[[ARG15:[^ ]+]] = %[[C1]], %[[ARG16:[^ ]+]] = %[[C1]]) {
// CHECK-NEXT:       scf.for %[[ARG17:[^ ]+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:         memref.store %[[ARG4]], %[[ARG3]][%[[ARG17]]] : memref<?xf32> loc(#loc8)
// CHECK-NEXT:       } loc(#loc7)
// CHECK-NEXT:       gpu.terminator loc(#loc7)
// CHECK-NEXT:     } {SCFToGPU_visited} loc(#loc7)
// CHECK-NEXT:     return loc(#loc9)
// CHECK-NEXT:   } loc(#loc1)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":221:9)
// CHECK-NEXT: #loc1 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":223:1)
// CHECK-NEXT: #loc7 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":224:3)
// CHECK-NEXT: #loc8 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":225:5)
// CHECK-NEXT: #loc9 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":228:3)

// -----

func.func @maps(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  scf.parallel (%i) = (%a) to (%b) step (%c) {
    scf.for %q = %a to %b step %c {
    scf.parallel (%j) = (%a) to (%b) step (%c) {
      memref.store %f, %m[%j] : memref<?xf32>
      scf.reduce
    } { mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
    }
    scf.reduce
  } { mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
  return
}

// CHECK: #loc2 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":256:17)
// CHECK-NEXT: #loc3 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":256:29)
// CHECK-NEXT: #loc4 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":256:40)
// CHECK-NEXT: #loc5 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":256:51)
// CHECK-NEXT: #loc6 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":256:70)
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @maps(%[[ARG0:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":256:17), %[[ARG1:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":256:29), %[[ARG2:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":256:40), %[[ARG3:[^ ]+]]: memref<?xf32> loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":256:51), %[[ARG4:[^ ]+]]: f32 loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":256:70)) {
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:       scf.for %[[ARG6:[^ ]+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:         scf.parallel (%[[ARG7:[^ ]+]]) = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:           memref.store %[[ARG4]], %[[ARG3]][%[[ARG7]]] : memref<?xf32> loc(#loc10)
// CHECK-NEXT:           scf.reduce  loc(#loc11)
// CHECK-NEXT:         } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]} loc(#loc9)
// CHECK-NEXT:       } loc(#loc8)
// CHECK-NEXT:       scf.reduce  loc(#loc12)
// CHECK-NEXT:     } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]} loc(#loc7)
// CHECK-NEXT:     return loc(#loc13)
// CHECK-NEXT:   } loc(#loc1)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":254:9)
// CHECK-NEXT: #loc1 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":256:1)
// CHECK-NEXT: #loc7 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":257:3)
// CHECK-NEXT: #loc8 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":258:5)
// CHECK-NEXT: #loc9 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":259:5)
// CHECK-NEXT: #loc10 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":260:7)
// CHECK-NEXT: #loc11 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":261:7)
// CHECK-NEXT: #loc12 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":264:5)
// CHECK-NEXT: #loc13 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":266:3)

// -----

func.func @maps2(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
    scf.for %q = %a to %b step %c {
    scf.parallel (%j, %k) = (%a, %q) to (%q, %a) step (%c, %c) {
      %z = arith.addi %j, %k : index
      memref.store %f, %m[%z] : memref<?xf32>
      scf.reduce
    } { a.b, mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0 * 2), bound = (d0) -> (d0 + 1)>, #gpu.loop_dim_map<processor = thread_z, map = (d0) -> (d0 + 1), bound = (d0) -> (d0 floordiv 3)>] }
    }
  return
}

// CHECK: #loc2 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":300:18)
// CHECK-NEXT: #loc3 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":300:30)
// CHECK-NEXT: #loc4 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":300:41)
// CHECK-NEXT: #loc5 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":300:52)
// CHECK-NEXT: #loc6 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":300:71)
// CHECK-NEXT: #map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0, s1] -> (((d0 - s0) ceildiv s1) floordiv 3)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0, s1] -> ((d0 * s0 + s1) * 2)>
// CHECK-NEXT: #map3 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @maps2(%[[ARG0:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":300:18), %[[ARG1:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":300:30), %[[ARG2:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":300:41), %[[ARG3:[^ ]+]]: memref<?xf32> loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":300:52), %[[ARG4:[^ ]+]]: f32 loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":300:71)) {
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:       %[[C1:[^ ]+]] = arith.constant 1 : index loc(#loc8)
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.apply #map(%[[ARG5]])[%[[ARG0]], %[[ARG2]]] loc(#loc8)
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.apply #map1(%[[ARG0]])[%[[ARG5]], %[[ARG2]]] loc(#loc8)
// CHECK-NEXT:       gpu.launch blocks(%[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]], %[[ARG8:[^ ]+]]) in (%[[ARG12:[^ ]+]] = %[[C1]], %[[ARG13:[^ ]+]] = %[[C1]], %[[ARG14:[^ ]+]] = %[[C1]]) threads(%[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]], %[[ARG11:[^ ]+]]) in (%[[ARG15:[^ ]+]] = %[[V0]], %[[ARG16:[^ ]+]] = %[[C1]], %[[ARG17:[^ ]+]] = %[[V1]]) {
// CHECK-NEXT:         %[[V2:[^ ]+]] = affine.apply #map2(%[[ARG9]])[%[[ARG2]], %[[ARG0]]] loc(#loc8)
// CHECK-NEXT:         %[[V3:[^ ]+]] = affine.apply #map3(%[[ARG11]])[%[[ARG2]], %[[ARG5]]] loc(#loc8)
// CHECK-NEXT:         %[[V4:[^ ]+]] = arith.addi %[[V2]], %[[V3]] : index loc(#loc9)
// CHECK-NEXT:         memref.store %[[ARG4]], %[[ARG3]][%[[V4]]] : memref<?xf32> loc(#loc10)
// CHECK-NEXT:         gpu.terminator loc(#loc8)
// CHECK-NEXT:       } {SCFToGPU_visited, a.b} loc(#loc8)
// CHECK-NEXT:     } loc(#loc7)
// CHECK-NEXT:     return loc(#loc11)
// CHECK-NEXT:   } loc(#loc1)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":298:9)
// CHECK-NEXT: #loc1 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":300:1)
// CHECK-NEXT: #loc7 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":301:5)
// CHECK-NEXT: #loc8 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":302:5)
// CHECK-NEXT: #loc9 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":303:12)
// CHECK-NEXT: #loc10 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":304:7)
// CHECK-NEXT: #loc11 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":308:3)

// -----

func.func @plain_inner(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  scf.parallel (%i) = (%a) to (%b) step (%c) {
    scf.parallel (%j) = (%a) to (%b) step (%c) {
      memref.store %f, %m[%j] : memref<?xf32>
      scf.reduce
    } 
    scf.reduce
  } { mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
  return
}

// CHECK: #loc2 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":347:24)
// CHECK-NEXT: #loc3 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":347:36)
// CHECK-NEXT: #loc4 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":347:47)
// CHECK-NEXT: #loc5 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":347:58)
// CHECK-NEXT: #loc6 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":347:77)
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @plain_inner(%[[ARG0:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":347:24), %[[ARG1:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":347:36), %[[ARG2:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":347:47), %[[ARG3:[^ ]+]]: memref<?xf32> loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":347:58), %[[ARG4:[^ ]+]]: f32 loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":347:77)) {
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:       scf.parallel (%[[ARG6:[^ ]+]]) = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:         memref.store %[[ARG4]], %[[ARG3]][%[[ARG6]]] : memref<?xf32> loc(#loc9)
// CHECK-NEXT:         scf.reduce  loc(#loc10)
// CHECK-NEXT:       } loc(#loc8)
// CHECK-NEXT:       scf.reduce  loc(#loc11)
// CHECK-NEXT:     } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]} loc(#loc7)
// CHECK-NEXT:     return loc(#loc12)
// CHECK-NEXT:   } loc(#loc1)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":345:9)
// CHECK-NEXT: #loc1 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":347:1)
// CHECK-NEXT: #loc7 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":348:3)
// CHECK-NEXT: #loc8 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":349:5)
// CHECK-NEXT: #loc9 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":350:7)
// CHECK-NEXT: #loc10 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":351:7)
// CHECK-NEXT: #loc11 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":353:5)
// CHECK-NEXT: #loc12 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":355:3)

// -----

func.func @plain_outer(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  scf.parallel (%i) = (%a) to (%b) step (%c) {
    scf.parallel (%j) = (%a) to (%b) step (%c) {
      memref.store %f, %m[%j] : memref<?xf32>
      scf.reduce
    } { mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
    scf.reduce
  } 
  return
}

// CHECK: #loc2 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":386:24)
// CHECK-NEXT: #loc3 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":386:36)
// CHECK-NEXT: #loc4 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":386:47)
// CHECK-NEXT: #loc5 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":386:58)
// CHECK-NEXT: #loc6 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":386:77)
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @plain_outer(%[[ARG0:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":386:24), %[[ARG1:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":386:36), %[[ARG2:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":386:47), %[[ARG3:[^ ]+]]: memref<?xf32> loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":386:58), %[[ARG4:[^ ]+]]: f32 loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":386:77)) {
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:       scf.parallel (%[[ARG6:[^ ]+]]) = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:         memref.store %[[ARG4]], %[[ARG3]][%[[ARG6]]] : memref<?xf32> loc(#loc9)
// CHECK-NEXT:         scf.reduce  loc(#loc10)
// CHECK-NEXT:       } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]} loc(#loc8)
// CHECK-NEXT:       scf.reduce  loc(#loc11)
// CHECK-NEXT:     } loc(#loc7)
// CHECK-NEXT:     return loc(#loc12)
// CHECK-NEXT:   } loc(#loc1)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":384:9)
// CHECK-NEXT: #loc1 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":386:1)
// CHECK-NEXT: #loc7 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":387:3)
// CHECK-NEXT: #loc8 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":388:5)
// CHECK-NEXT: #loc9 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":389:7)
// CHECK-NEXT: #loc10 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":390:7)
// CHECK-NEXT: #loc11 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":392:5)
// CHECK-NEXT: #loc12 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":394:3)

// -----

func.func @red(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  scf.parallel (%i) = (%a) to (%b) step (%c) {
   %r = scf.parallel (%j) = (%a) to (%b) step (%c) init (%f) -> f32 {
    %v = memref.load %m[%j] : memref<?xf32>
    scf.reduce(%v : f32) {
      ^bb0(%l: f32, %rr : f32):
      %s = arith.addf %l, %rr : f32
      scf.reduce.return %s : f32
    }
   } { mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
   memref.store %r, %m[%i] : memref<?xf32>
    scf.reduce
  } { mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
  return
}

// CHECK: #loc2 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":425:16)
// CHECK-NEXT: #loc3 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":425:28)
// CHECK-NEXT: #loc4 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":425:39)
// CHECK-NEXT: #loc5 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":425:50)
// CHECK-NEXT: #loc6 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":425:69)
// CHECK-NEXT: #loc10 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":430:12)
// CHECK-NEXT: #loc11 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":430:21)
// CHECK-NEXT: #map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @red(%[[ARG0:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":425:16), %[[ARG1:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":425:28), %[[ARG2:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":425:39), %[[ARG3:[^ ]+]]: memref<?xf32> loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":425:50), %[[ARG4:[^ ]+]]: f32 loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":425:69)) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index loc(#loc7)
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[ARG1]])[%[[ARG0]], %[[ARG2]]] loc(#loc7)
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map(%[[ARG1]])[%[[ARG0]], %[[ARG2]]] loc(#loc8)
// CHECK-NEXT:     gpu.launch blocks(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[V0]], %[[ARG12:[^ ]+]] = %[[C1]], %[[ARG13:[^ ]+]] = %[[C1]]) threads(%[[ARG8:[^ ]+]], %[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]]) in (%[[ARG14:[^ ]+]] = %[[V1]], %[[ARG15:[^ ]+]] = %[[C1]], %[[ARG16:[^ ]+]] = %[[C1]]) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map1(%[[ARG5]])[%[[ARG2]], %[[ARG0]]] loc(#loc7)
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map1(%[[ARG8]])[%[[ARG2]], %[[ARG0]]] loc(#loc8)
// CHECK-NEXT:       %[[V4:[^ ]+]] = memref.load %[[ARG3]][%[[V3]]] : memref<?xf32> loc(#loc9)
// CHECK-NEXT:       %[[V5:[^ ]+]] = gpu.all_reduce  %[[V4]] {
// CHECK-NEXT:       ^bb0(%[[ARG17:[^ ]+]]: f32 loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":430:12), %[[ARG18:[^ ]+]]: f32 loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":430:21)):
// CHECK-NEXT:         %[[V6:[^ ]+]] = arith.addf %[[ARG17]], %[[ARG18]] : f32 loc(#loc12)
// CHECK-NEXT:         gpu.yield %[[V6]] : f32 loc(#loc13)
// CHECK-NEXT:       } : (f32) -> f32 loc(#loc7)
// CHECK-NEXT:       memref.store %[[V5]], %[[ARG3]][%[[V2]]] : memref<?xf32> loc(#loc14)
// CHECK-NEXT:       gpu.terminator loc(#loc7)
// CHECK-NEXT:     } {SCFToGPU_visited} loc(#loc7)
// CHECK-NEXT:     return loc(#loc15)
// CHECK-NEXT:   } loc(#loc1)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":423:9)
// CHECK-NEXT: #loc1 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":425:1)
// CHECK-NEXT: #loc7 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":426:3)
// CHECK-NEXT: #loc8 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":427:9)
// CHECK-NEXT: #loc9 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":428:10)
// CHECK-NEXT: #loc12 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":431:12)
// CHECK-NEXT: #loc13 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":432:7)
// CHECK-NEXT: #loc14 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":435:4)
// CHECK-NEXT: #loc15 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":438:3)

// -----

func.func @alias(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  %g = memref.alloc(%a) : memref<?xf32>
  scf.parallel (%i) = (%a) to (%b) step (%c) {
    %l = memref.alloc() : memref<4xf32>
    memref.store %f, %g[%i] : memref<?xf32>
    memref.store %f, %l[%i] : memref<4xf32>
    scf.parallel (%j) = (%a) to (%b) step (%c) {
      memref.store %f, %m[%j] : memref<?xf32>
      memref.store %f, %l[%j] : memref<4xf32>
      scf.reduce
    } { mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
    scf.reduce
  } { mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
  return
}

// CHECK: #loc2 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":482:18)
// CHECK-NEXT: #loc3 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":482:30)
// CHECK-NEXT: #loc4 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":482:41)
// CHECK-NEXT: #loc5 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":482:52)
// CHECK-NEXT: #loc6 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":482:71)
// CHECK-NEXT: #map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @alias(%[[ARG0:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":482:18), %[[ARG1:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":482:30), %[[ARG2:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":482:41), %[[ARG3:[^ ]+]]: memref<?xf32> loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":482:52), %[[ARG4:[^ ]+]]: f32 loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":482:71)) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[ARG0]]) : memref<?xf32> loc(#loc7)
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index loc(#loc8)
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[ARG1]])[%[[ARG0]], %[[ARG2]]] loc(#loc8)
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map(%[[ARG1]])[%[[ARG0]], %[[ARG2]]] loc(#loc9)
// CHECK-NEXT:     gpu.launch blocks(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[V0]], %[[ARG12:[^ ]+]] = %[[C1]], %[[ARG13:[^ ]+]] = %[[C1]]) threads(%[[ARG8:[^ ]+]], %[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]]) in (%[[ARG14:[^ ]+]] = %[[V1]], %[[ARG15:[^ ]+]] = %[[C1]], %[[ARG16:[^ ]+]] = %[[C1]]) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map1(%[[ARG5]])[%[[ARG2]], %[[ARG0]]] loc(#loc8)
// CHECK-NEXT:       %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xf32> loc(#loc10)
// CHECK-NEXT:       memref.store %[[ARG4]], %[[ALLOC]][%[[V2]]] : memref<?xf32> loc(#loc11)
// CHECK-NEXT:       memref.store %[[ARG4]], %[[ALLOC_0]][%[[V2]]] : memref<4xf32> loc(#loc12)
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map1(%[[ARG8]])[%[[ARG2]], %[[ARG0]]] loc(#loc9)
// CHECK-NEXT:       memref.store %[[ARG4]], %[[ARG3]][%[[V3]]] : memref<?xf32> loc(#loc13)
// CHECK-NEXT:       memref.store %[[ARG4]], %[[ALLOC_0]][%[[V3]]] : memref<4xf32> loc(#loc14)
// CHECK-NEXT:       gpu.terminator loc(#loc8)
// CHECK-NEXT:     } {SCFToGPU_visited} loc(#loc8)
// CHECK-NEXT:     return loc(#loc15)
// CHECK-NEXT:   } loc(#loc1)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":480:9)
// CHECK-NEXT: #loc1 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":482:1)
// CHECK-NEXT: #loc7 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":483:8)
// CHECK-NEXT: #loc8 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":484:3)
// CHECK-NEXT: #loc9 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":488:5)
// CHECK-NEXT: #loc10 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":485:10)
// CHECK-NEXT: #loc11 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":486:5)
// CHECK-NEXT: #loc12 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":487:5)
// CHECK-NEXT: #loc13 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":489:7)
// CHECK-NEXT: #loc14 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":490:7)
// CHECK-NEXT: #loc15 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":495:3)

// -----

func.func @alias2(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  %g = memref.alloc(%a) : memref<?xf32>
  %h = memref.alloc(%a) : memref<?xf32>
  scf.parallel (%i) = (%a) to (%b) step (%c) {
    memref.store %f, %g[%i] : memref<?xf32>
    scf.parallel (%j) = (%a) to (%b) step (%c) {
      memref.store %f, %h[%j] : memref<?xf32>
      scf.reduce
    } { mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
    scf.reduce
  } { mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
  return
}

// CHECK: #loc2 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":538:19)
// CHECK-NEXT: #loc3 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":538:31)
// CHECK-NEXT: #loc4 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":538:42)
// CHECK-NEXT: #loc5 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":538:53)
// CHECK-NEXT: #loc6 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":538:72)
// CHECK-NEXT: #map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @alias2(%[[ARG0:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":538:19), %[[ARG1:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":538:31), %[[ARG2:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":538:42), %[[ARG3:[^ ]+]]: memref<?xf32> loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":538:53), %[[ARG4:[^ ]+]]: f32 loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":538:72)) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[ARG0]]) : memref<?xf32> loc(#loc7)
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc(%[[ARG0]]) : memref<?xf32> loc(#loc8)
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index loc(#loc9)
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[ARG1]])[%[[ARG0]], %[[ARG2]]] loc(#loc9)
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map(%[[ARG1]])[%[[ARG0]], %[[ARG2]]] loc(#loc10)
// CHECK-NEXT:     gpu.launch blocks(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[V0]], %[[ARG12:[^ ]+]] = %[[C1]], %[[ARG13:[^ ]+]] = %[[C1]]) threads(%[[ARG8:[^ ]+]], %[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]]) in (%[[ARG14:[^ ]+]] = %[[V1]], %[[ARG15:[^ ]+]] = %[[C1]], %[[ARG16:[^ ]+]] = %[[C1]]) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map1(%[[ARG5]])[%[[ARG2]], %[[ARG0]]] loc(#loc9)
// CHECK-NEXT:       memref.store %[[ARG4]], %[[ALLOC]][%[[V2]]] : memref<?xf32> loc(#loc11)
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map1(%[[ARG8]])[%[[ARG2]], %[[ARG0]]] loc(#loc10)
// CHECK-NEXT:       memref.store %[[ARG4]], %[[ALLOC_0]][%[[V3]]] : memref<?xf32> loc(#loc12)
// CHECK-NEXT:       gpu.terminator loc(#loc9)
// CHECK-NEXT:     } {SCFToGPU_visited} loc(#loc9)
// CHECK-NEXT:     return loc(#loc13)
// CHECK-NEXT:   } loc(#loc1)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":536:9)
// CHECK-NEXT: #loc1 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":538:1)
// CHECK-NEXT: #loc7 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":539:8)
// CHECK-NEXT: #loc8 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":540:8)
// CHECK-NEXT: #loc9 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":541:3)
// CHECK-NEXT: #loc10 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":543:5)
// CHECK-NEXT: #loc11 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":542:5)
// CHECK-NEXT: #loc12 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":544:7)
// CHECK-NEXT: #loc13 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":549:3)

// -----

func.func @min(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%b) step (%c1) {
    %c4 = arith.constant 4 : index
    %bb = affine.min affine_map<(d0)[s0] -> (4, -d0 + s0)>(%i)[%b]
    %b2 = arith.minsi %bb, %b : index
    %b3 = arith.muli %b2, %c4 : index
    scf.parallel (%j) = (%c4) to (%b3) step (%c4) {
      memref.store %f, %m[%j] : memref<?xf32>
      scf.reduce
    } { mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
    scf.reduce
  } { mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
  return
}

// CHECK: #loc2 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":588:16)
// CHECK-NEXT: #loc3 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":588:28)
// CHECK-NEXT: #loc4 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":588:39)
// CHECK-NEXT: #loc5 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":588:50)
// CHECK-NEXT: #loc6 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":588:69)
// CHECK-NEXT: #map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (4, -d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @min(%[[ARG0:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":588:16), %[[ARG1:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":588:28), %[[ARG2:[^ ]+]]: index loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":588:39), %[[ARG3:[^ ]+]]: memref<?xf32> loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":588:50), %[[ARG4:[^ ]+]]: f32 loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":588:69)) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index loc(#loc7)
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index loc(#loc8)
// CHECK-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index loc(#loc9)
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[ARG1]])[%[[C0]], %[[C1]]] loc(#loc9)
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index loc(#loc10)
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index loc(#loc11)
// CHECK-NEXT:     %[[C4_1:[^ ]+]] = arith.constant 4 : index loc(#loc12)
// CHECK-NEXT:     %[[C4_2:[^ ]+]] = arith.constant 4 : index loc(#loc12)
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map(%[[C16]])[%[[C4_1]], %[[C4_2]]] loc(#loc13)
// CHECK-NEXT:     gpu.launch blocks(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[V0]], %[[ARG12:[^ ]+]] = %[[C1_0]], %[[ARG13:[^ ]+]] = %[[C1_0]]) threads(%[[ARG8:[^ ]+]], %[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]]) in (%[[ARG14:[^ ]+]] = %[[V1]], %[[ARG15:[^ ]+]] = %[[C1_0]], %[[ARG16:[^ ]+]] = %[[C1_0]]) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map1(%[[ARG5]])[%[[C1]], %[[C0]]] loc(#loc9)
// CHECK-NEXT:       %[[C4_3:[^ ]+]] = arith.constant 4 : index loc(#loc12)
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.min #map2(%[[V2]])[%[[ARG1]]] loc(#loc10)
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.minsi %[[V3]], %[[ARG1]] : index loc(#loc14)
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.muli %[[V4]], %[[C4_3]] : index loc(#loc11)
// CHECK-NEXT:       %[[C4_4:[^ ]+]] = arith.constant 4 : index loc(#loc12)
// CHECK-NEXT:       %[[C4_5:[^ ]+]] = arith.constant 4 : index loc(#loc12)
// CHECK-NEXT:       %[[V6:[^ ]+]] = affine.apply #map1(%[[ARG8]])[%[[C4_4]], %[[C4_5]]] loc(#loc13)
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.cmpi slt, %[[V6]], %[[V5]] : index loc(#loc13)
// CHECK-NEXT:       scf.if %[[V7]] {
// CHECK-NEXT:         memref.store %[[ARG4]], %[[ARG3]][%[[V6]]] : memref<?xf32> loc(#loc15)
// CHECK-NEXT:       } loc(#loc13)
// CHECK-NEXT:       gpu.terminator loc(#loc9)
// CHECK-NEXT:     } {SCFToGPU_visited} loc(#loc9)
// CHECK-NEXT:     return loc(#loc16)
// CHECK-NEXT:   } loc(#loc1)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":586:9)
// CHECK-NEXT: #loc1 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":588:1)
// CHECK-NEXT: #loc7 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":589:9)
// CHECK-NEXT: #loc8 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":590:9)
// CHECK-NEXT: #loc9 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":591:3)
// CHECK-NEXT: #loc10 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":593:11)
// CHECK-NEXT: #loc11 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":595:11)
// CHECK-NEXT: #loc12 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":592:11)
// CHECK-NEXT: #loc13 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":596:5)
// CHECK-NEXT: #loc14 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":594:11)
// CHECK-NEXT: #loc15 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":597:7)
// CHECK-NEXT: #loc16 = loc("tests/lowering/convert-parallel-loops-to-gpu/locations.mlir":602:3)
