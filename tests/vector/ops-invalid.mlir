// ORACLE: pieces differ (maps-of-transfers)
// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32) {
  // expected-error @below {{custom op 'vector.contract' unexpected iterator_type (redxuction)}}
  %0 = vector.contract {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["redxuction"]} %a, %b, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32) {
  // expected-error @below {{custom op 'vector.contract' expected "iterator_types" array attribute}}
  %0 = vector.contract {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = 4} %a, %b, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32) {
  // expected-error @below {{custom op 'vector.contract' expected "iterator_types" array attribute}}
  %0 = vector.contract {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->()>]} %a, %b, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32) {
  // expected-error @below {{'vector.contract' op requires attribute 'indexing_maps'}}
  %0 = vector.contract {iterator_types = ["reduction"]} %a, %b, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32) {
  // expected-error @below {{expected attribute value}}
  %0 = vector.contract %a, %b, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32) {
  // expected-error @below {{custom op 'vector.contract' invalid kind of attribute specified}}
  %0 = vector.contract "x" %a, %b, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32) {
  // expected-error @below {{'vector.contract' op expected an indexing map for each vector operand}}
  %0 = vector.contract {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>], iterator_types = ["reduction"]} %a, %b, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32) {
  // expected-error @below {{'vector.contract' op expected indexing map 0 to have 2 number of inputs}}
  %0 = vector.contract {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction", "reduction"]} %a, %b, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32) {
  // expected-error @below {{'vector.contract' op expected indexing map 1 to have no symbols}}
  %0 = vector.contract {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)[s]->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"]} %a, %b, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32) {
  // expected-error @below {{'vector.contract' op expected indexing map 1 to have 1 number of outputs}}
  %0 = vector.contract {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i,i)>, affine_map<(i)->()>], iterator_types = ["reduction"]} %a, %b, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32) {
  // expected-error @below {{'vector.contract' op expected indexing map 1 to be a projected permutation of its inputs}}
  %0 = vector.contract {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i+1)>, affine_map<(i)->()>], iterator_types = ["reduction"]} %a, %b, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32) {
  // expected-error @below {{'vector.contract' op expected indexing map 1 to have 1 number of inputs}}
  %0 = vector.contract {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i,j)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"]} %a, %b, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<5xf32>, %c: f32) {
  // expected-error @below {{'vector.contract' op invalid contracting dimension map}}
  %0 = vector.contract {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"]} %a, %b, %c : vector<4xf32>, vector<5xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32) {
  // expected-error @below {{'vector.contract' op invalid indexing maps are non-invertible: ((d0, d1) -> (d0, d0))}}
  %0 = vector.contract {indexing_maps = [affine_map<(i,j)->(i)>, affine_map<(i,j)->(i)>, affine_map<(i,j)->()>], iterator_types = ["reduction","parallel"]} %a, %b, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) {
  // expected-error @below {{'vector.contract' op expected at least one contracting dimension pair}}
  %0 = vector.contract {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->(i)>], iterator_types = ["parallel"]} %a, %b, %c : vector<4xf32>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8x4xf32>, %c: vector<4x4xf32>) {
  // expected-error @below {{'vector.contract' op expected indexing map 2 to have 2 number of outputs}}
  %0 = vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i)>], iterator_types = ["parallel","parallel","reduction"]} %a, %b, %c : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8x4xf32>, %c: vector<4x5xf32>) {
  // expected-error @below {{'vector.contract' op invalid accumulator/result vector shape, expected: 'vector<4x4xf32>'}}
  %0 = vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel","parallel","reduction"]} %a, %b, %c : vector<4x8xf32>, vector<8x4xf32> into vector<4x5xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8x4xf32>, %c: f32) {
  // expected-error @below {{'vector.contract' op expected indexing map 2 to have 0 number of outputs}}
  %0 = vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel","parallel","reduction"]} %a, %b, %c : vector<4x8xf32>, vector<8x4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32) {
  // expected-error @below {{'vector.contract' op invalid accumulator/result vector shape}}
  %0 = "vector.contract"(%a, %b, %c) {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = [#vector.iterator_type<reduction>]} : (vector<4xf32>, vector<4xf32>, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) {
  // expected-error @below {{'vector.contract' op expected indexing map 2 to have 1 number of outputs}}
  %0 = "vector.contract"(%a, %b, %c) {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = [#vector.iterator_type<reduction>]} : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32) {
  // expected-error @below {{'vector.contract' op unsupported contraction type}}
  %0 = vector.contract {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"], kind = #vector.kind<and>} %a, %b, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xi32>, %b: vector<4xi32>, %c: i32) {
  // expected-error @below {{'vector.contract' op unsupported contraction type}}
  %0 = vector.contract {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"], kind = #vector.kind<maxnumf>} %a, %b, %c : vector<4xi32>, vector<4xi32> into i32
  return
}

// -----

func.func @f(%a: vector<4xi32>, %b: vector<4xi32>, %c: i32) {
  // expected-error @below {{'vector.contract' op expected indexing map 0 to have no symbols}}
  %0 = vector.contract {indexing_maps = [4, affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"]} %a, %b, %c : vector<4xi32>, vector<4xi32> into i32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32, %c: vector<4xf32>) {
  // expected-error @below {{expected ','}}
  %0 = vector.outerproduct %a : vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32, %c: vector<4xf32>) {
  // expected-error @below {{custom op 'vector.outerproduct' expected vector type for operand #1}}
  %0 = vector.outerproduct %a, %b, %c : f32, f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32, %c: vector<4xf32>) {
  // expected-error @below {{expected ','}}
  %0 = vector.outerproduct %a, %b, %c : vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f64, %c: vector<4xf32>) {
  // expected-error @below {{'vector.outerproduct' op failed to verify that rhs operand and result have same element type}}
  %0 = vector.outerproduct %a, %b, %c : vector<4xf32>, f64
  return
}

// -----

func.func @f(%a: vector<4x4xf32>, %b: vector<4xf32>, %c: vector<4x4xf32>) {
  // expected-error @below {{'vector.outerproduct' op expected 1-d vector for operand #1}}
  %0 = vector.outerproduct %a, %b, %c : vector<4x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4x4xf32>, %c: vector<4x4xf32>) {
  // expected-error @below {{'vector.outerproduct' op expected 1-d vector for operand #2}}
  %0 = vector.outerproduct %a, %b, %c : vector<4xf32>, vector<4x4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) {
  // expected-error @below {{'vector.outerproduct' op expected 2-d vector result}}
  %0 = "vector.outerproduct"(%a, %b, %c) {kind = #vector.kind<add>} : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) {
  // expected-error @below {{'vector.outerproduct' op expected #1 operand dim to match result dim #1}}
  %0 = "vector.outerproduct"(%a, %b, %c) {kind = #vector.kind<add>} : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<5x4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) {
  // expected-error @below {{'vector.outerproduct' op expected #2 operand dim to match result dim #2}}
  %0 = "vector.outerproduct"(%a, %b, %c) {kind = #vector.kind<add>} : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4x5xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) {
  // expected-error @below {{'vector.outerproduct' op expected operand #3 of same type as result type}}
  %0 = "vector.outerproduct"(%a, %b, %c) {kind = #vector.kind<add>} : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4x4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32, %c: vector<4xf32>) {
  // expected-error @below {{'vector.outerproduct' op expected #1 operand dim to match result dim #1}}
  %0 = "vector.outerproduct"(%a, %b, %c) {kind = #vector.kind<add>} : (vector<4xf32>, f32, vector<4xf32>) -> vector<5xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32, %c: vector<5xf32>) {
  // expected-error @below {{'vector.outerproduct' op expected operand #3 of same type as result type}}
  %0 = "vector.outerproduct"(%a, %b, %c) {kind = #vector.kind<add>} : (vector<4xf32>, f32, vector<5xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32, %c: vector<4x4xf32>) {
  // expected-error @below {{'vector.outerproduct' op expected 1-d vector result}}
  %0 = "vector.outerproduct"(%a, %b, %c) {kind = #vector.kind<add>} : (vector<4xf32>, f32, vector<4x4xf32>) -> vector<4x4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32, %c: vector<4xf32>) {
  // expected-error @below {{'vector.outerproduct' op unsupported outerproduct type}}
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<and>} : vector<4xf32>, f32
  return
}

// -----

func.func @f(%a: vector<[4]xf32>, %b: vector<4xf32>, %c: vector<[4]x4xf32>) {
  // expected-error @below {{'vector.outerproduct' op expected either both or only #2 operand dim to be scalable}}
  %0 = vector.outerproduct %a, %b, %c : vector<[4]xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index, %p: f32, %k: vector<8xi1>) {
  // expected-error @below {{'vector.transfer_read' op requires 2 indices}}
  %0 = vector.transfer_read %m[%i], %p : memref<4x8xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index, %p: f32, %k: vector<8xi1>) {
  // expected-error @below {{custom op 'vector.transfer_read' requires two types}}
  %0 = vector.transfer_read %m[%i,%i], %p : memref<4x8xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index, %p: f32, %k: vector<8xi1>) {
  // expected-error @below {{custom op 'vector.transfer_read' requires two types}}
  %0 = vector.transfer_read %m[%i,%i], %p : memref<4x8xf32>, vector<8xf32>, f32
  return
}

// -----

func.func @f(%m: f32, %i: index, %p: f32, %k: vector<8xi1>) {
  // expected-error @below {{custom op 'vector.transfer_read' requires memref or ranked tensor type}}
  %0 = vector.transfer_read %m[%i,%i], %p : f32, vector<8xf32>
  return
}

// -----

func.func @f(%m: vector<8xf32>, %i: index, %p: f32, %k: vector<8xi1>) {
  // expected-error @below {{custom op 'vector.transfer_read' requires memref or ranked tensor type}}
  %0 = vector.transfer_read %m[%i], %p : vector<8xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index, %p: f32, %k: vector<8xi1>) {
  // expected-error @below {{custom op 'vector.transfer_read' requires vector type}}
  %0 = vector.transfer_read %m[%i,%i], %p : memref<4x8xf32>, f32
  return
}

// -----

func.func @f(%m: memref<*xf32>, %i: index, %p: f32, %k: vector<8xi1>) {
  // expected-error @below {{custom op 'vector.transfer_read' requires memref or ranked tensor type}}
  %0 = vector.transfer_read %m[%i,%i], %p : memref<*xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index, %p: f32, %k: vector<8xi1>) {
  // expected-error @below {{'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  %0 = vector.transfer_read %m[%i,%i], %p {permutation_map = affine_map<(d0,d1)->(d0+1)>} : memref<4x8xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index, %p: f32, %k: vector<8xi1>) {
  // expected-error @below {{'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  %0 = vector.transfer_read %m[%i,%i], %p {permutation_map = affine_map<(d0,d1)->(1)>} : memref<4x8xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index, %p: f32, %k: vector<8xi1>) {
  // expected-error @below {{'vector.transfer_read' op requires permutation_map without symbols}}
  %0 = vector.transfer_read %m[%i,%i], %p {permutation_map = affine_map<(d0,d1)[s]->(d0)>} : memref<4x8xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index, %p: f32, %k: vector<8xi1>) {
  // expected-error @below {{'vector.transfer_read' op requires a permutation_map with input dims of the same rank as the source type}}
  %0 = vector.transfer_read %m[%i,%i], %p {permutation_map = affine_map<(d0)->(d0)>} : memref<4x8xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index, %p: f32, %k: vector<8xi1>) {
  // expected-error @below {{'vector.transfer_read' op requires a permutation_map that is a permutation (found one dim used more than once)}}
  %0 = vector.transfer_read %m[%i,%i], %p {permutation_map = affine_map<(d0,d1)->(d0,d0)>} : memref<4x8xf32>, vector<8x8xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index, %p: f32, %k: vector<8xi1>) {
  // expected-error @below {{'vector.transfer_read' op requires a permutation_map with result dims of the same rank as the vector type}}
  %0 = vector.transfer_read %m[%i,%i], %p {permutation_map = affine_map<(d0,d1)->(d0,d1)>} : memref<4x8xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index, %p: f32, %k: vector<8xi1>) {
  // expected-error @below {{'vector.transfer_read' op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0, d1) -> (d1)> vs inBounds of size: 2}}
  %0 = vector.transfer_read %m[%i,%i], %p {in_bounds = [true, false]} : memref<4x8xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index, %p: f32, %k: vector<8xi1>) {
  // expected-error @below {{'vector.transfer_read' op requires attribute 'in_bounds'}}
  %0 = vector.transfer_read %m[%i,%i], %p {in_bounds = 4} : memref<4x8xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index, %p: f32, %k: vector<8xi1>) {
  // expected-error @below {{'vector.transfer_read' op requires attribute 'permutation_map'}}
  %0 = vector.transfer_read %m[%i,%i], %p {permutation_map = 4} : memref<4x8xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index, %p: f32, %k: vector<8xi1>) {
  // expected-error @below {{custom op 'vector.transfer_read' expected a custom permutation_map when rank(source) != rank(destination)}}
  %0 = vector.transfer_read %m[%i,%i], %p : memref<4x8xf32>, vector<2x4x8xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xvector<4x3xf32>>, %i: index, %p: vector<4x3xf32>, %k: vector<8xi1>) {
  // expected-error @below {{custom op 'vector.transfer_read' expected a custom permutation_map when rank(source) != rank(destination)}}
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xvector<4x3xf32>>, vector<3xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xvector<4x3xf32>>, %i: index, %p: vector<4x3xf32>, %k: vector<1xi1>) {
  // expected-error @below {{custom op 'vector.transfer_read' does not support masks with vector element type}}
  %0 = vector.transfer_read %m[%i, %i], %p, %k : memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xi32>, %i: index, %p: i32, %k: vector<1xi1>) {
  // expected-error @below {{'vector.transfer_read' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type}}
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xi32>, vector<2xi8>
  return
}

// -----

func.func @f(%m: memref<?x?xi32>, %i: index, %p: i32, %k: vector<1xi1>) {
  // expected-error @below {{'vector.transfer_read' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type}}
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xi32>, vector<3xi8>
  return
}

// -----

func.func @f(%m: memref<?x?xvector<4x3xf32>>, %i: index, %p: vector<4x3xf32>, %k: vector<1xi1>) {
  // expected-error @below {{'vector.transfer_read' op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0, d1) -> (d0, d1)> vs inBounds of size: 1}}
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true], permutation_map = affine_map<(d0,d1)->(d0,d1)>}: memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<4xi1>) {
  // expected-error @below {{'vector.transfer_read' op requires attribute 'in_bounds'}}
  %0 = "vector.transfer_read"(%m, %i, %i, %p) {operandSegmentSizes = array<i32: 1,2,1,0>, permutation_map = affine_map<(d0,d1)->(d1)>}: (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<4xi1>) {
  // expected-error @below {{'vector.transfer_read' op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0, d1) -> (d1)> vs inBounds of size: 0}}
  %0 = "vector.transfer_read"(%m, %i, %i, %p) {operandSegmentSizes = array<i32: 1,2,1,0>, permutation_map = affine_map<(d0,d1)->(d1)>, in_bounds = []}: (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<4xi1>) {
  // expected-error @below {{expected ','}}
  %0 = vector.transfer_read %m[%i, %i] : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<4xi1>) {
  // expected-error @below {{expected ':'}}
  %0 = vector.transfer_read %m[%i, %i], %p, %k, %k : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<f32>, %p: f32) {
  // expected-error @below {{custom op 'vector.transfer_read' expected a custom permutation_map when rank(source) != rank(destination)}}
  %0 = vector.transfer_read %m[], %p : memref<f32>, vector<1xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index, %v: vector<8xf32>, %k: vector<8xi1>) {
  // expected-error @below {{cannot name an operation with no results}}
  %0 = vector.transfer_write %v, %m[%i, %i], %k : vector<8xf32>, memref<4x8xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index, %v: vector<8xf32>, %k: vector<8xi1>) {
  // expected-error @below {{'vector.transfer_write' op requires 2 indices}}
  vector.transfer_write %v, %m[%i], %k : vector<8xf32>, memref<4x8xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index, %v: vector<8xf32>, %k: vector<8xi1>) {
  // expected-error @below {{'vector.transfer_write' op should not have broadcast dimensions}}
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(i,j)->(0)>} : vector<8xf32>, memref<4x8xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index, %v: vector<8xf32>, %k: vector<8xi1>) {
  // expected-error @below {{custom op 'vector.transfer_write' requires two types}}
  vector.transfer_write %v, %m[%i, %i] : vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index, %v: f32, %k: vector<8xi1>) {
  // expected-error @below {{custom op 'vector.transfer_write' requires vector type}}
  vector.transfer_write %v, %m[%i, %i] : f32, memref<4x8xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index, %v: vector<8xf32>, %k: vector<8xi1>) {
  // expected-error @below {{custom op 'vector.transfer_write' requires memref or ranked tensor type}}
  vector.transfer_write %v, %m[%i, %i] : vector<8xf32>, f32
  return
}

// -----

func.func @f(%m: vector<4x8xf32>, %i: index, %v: vector<8xf32>, %k: vector<8xi1>) {
  // expected-error @below {{custom op 'vector.transfer_write' requires memref or ranked tensor type}}
  vector.transfer_write %v, %m[%i, %i] : vector<8xf32>, vector<4x8xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xvector<4x3xf32>>, %i: index, %v: vector<1x1x4x3xf32>, %k: vector<1x1xi1>) {
  // expected-error @below {{custom op 'vector.transfer_write' does not support masks with vector element type}}
  vector.transfer_write %v, %m[%i, %i], %k : vector<1x1x4x3xf32>, memref<?x?xvector<4x3xf32>>
  return
}

// -----

func.func @f(%m: tensor<*xf32>, %i: index, %v: vector<8xf32>, %k: vector<8xi1>) {
  // expected-error @below {{custom op 'vector.transfer_write' requires memref or ranked tensor type}}
  vector.transfer_write %v, %m[%i, %i] : vector<8xf32>, tensor<*xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index, %v: vector<8xf32>, %k: vector<8xi1>) {
  // expected-error @below {{'vector.transfer_write' op requires attribute 'permutation_map'}}
  "vector.transfer_write"(%v, %m, %i, %i) {operandSegmentSizes = array<i32: 1,1,2,0>, in_bounds = [false]} : (vector<8xf32>, memref<4x8xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %i: index, %v: vector<2x8x4xf32>, %k: vector<8xi1>) {
  // expected-error @below {{custom op 'vector.transfer_write' expected a custom permutation_map when rank(source) != rank(destination)}}
  vector.transfer_write %v, %m[%i, %i] : vector<2x8x4xf32>, memref<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  // expected-error @below {{'vector.bitcast' op failed to verify that all of {source, result} have same rank}}
  %0 = vector.bitcast %a : vector<4xi32> to vector<4x1xf32>
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  // expected-error @below {{'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal}}
  %0 = vector.bitcast %a : vector<4xi32> to vector<4xf64>
  return
}

// -----

func.func @f(%a: vector<4x2xi32>) {
  // expected-error @below {{'vector.bitcast' op dimension size mismatch at: 0}}
  %0 = vector.bitcast %a : vector<4x2xi32> to vector<2x4xi32>
  return
}

// -----

func.func @f(%a: vector<i32>) {
  // expected-error @below {{'vector.bitcast' op source/result bitwidth of the 0-D vector element types must be equal}}
  %0 = vector.bitcast %a : vector<i32> to vector<i64>
  return
}

// -----

func.func @f(%a: vector<3x4xf32>) {
  // expected-error @below {{'vector.broadcast' op source rank higher than destination rank}}
  %0 = vector.broadcast %a : vector<3x4xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<3xf32>) {
  // expected-error @below {{'vector.broadcast' op dimension mismatch (3 vs. 4)}}
  %0 = vector.broadcast %a : vector<3xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error @below {{'vector.broadcast' op failed to verify that source operand and result have same element type}}
  %0 = vector.broadcast %a : f64 to vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @below {{'vector.broadcast' op source type is not a vector}}
  %0 = vector.broadcast %a : memref<4xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  // expected-error @below {{'vector.broadcast' op dimension mismatch ([4] vs. 4)}}
  %0 = vector.broadcast %a : vector<[4]xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error @below {{'vector.broadcast' op dimension mismatch (4 vs. [4])}}
  %0 = vector.broadcast %a : vector<4xf32> to vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  // expected-error @below {{'vector.broadcast' op dimension mismatch ([4] vs. 8)}}
  %0 = vector.broadcast %a : vector<[4]xf32> to vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<[1]xf32>) {
  // expected-error @below {{'vector.broadcast' op dimension mismatch ([1] vs. 4)}}
  %0 = vector.broadcast %a : vector<[1]xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%a: complex<f32>) {
  // expected-error @below {{failed to verify 'elementType': VectorElementTypeInterface instance}}
  %0 = vector.broadcast %a : complex<f32> to vector<2xcomplex<f32>>
  return
}

// -----

func.func @f(%m: memref<?xf64>, %i: index, %k: vector<16xi1>, %v: vector<16xf32>) {
  // expected-error @below {{'vector.compressstore' op base and valueToStore element type should match}}
  vector.compressstore %m[%i], %k, %v : memref<?xf64>, vector<16xi1>, vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<16xi1>, %v: vector<16xf32>) {
  // expected-error @below {{'vector.compressstore' op requires 1 indices}}
  vector.compressstore %m[%i, %i], %k, %v : memref<?xf32>, vector<16xi1>, vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<17xi1>, %v: vector<16xf32>) {
  // expected-error @below {{'vector.compressstore' op expected valueToStore dim to match mask dim}}
  vector.compressstore %m[%i], %k, %v : memref<?xf32>, vector<17xi1>, vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<17xi1>, %v: vector<16xf32>) {
  // expected-error @below {{custom op 'vector.compressstore' 'vector.compressstore' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  vector.compressstore %m[%i], %k, %v {alignment = 3} : memref<?xf32>, vector<17xi1>, vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<[16]xi1>, %v: vector<[16]xf32>) {
  // expected-error @below {{'vector.compressstore' op operand #2 must be fixed-length vector of 1-bit signless integer values, but got 'vector<[16]xi1>'}}
  vector.compressstore %m[%i], %k, %v : memref<?xf32>, vector<[16]xi1>, vector<[16]xf32>
  return
}

// -----

func.func @f(%m: memref<?xf64>, %i: index, %k: vector<16xi1>, %v: vector<16xf32>) {
  // expected-error @below {{'vector.expandload' op base and result element type should match}}
  %0 = vector.expandload %m[%i], %k, %v : memref<?xf64>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<16xi1>, %v: vector<16xf32>) {
  // expected-error @below {{'vector.expandload' op requires 1 indices}}
  %0 = vector.expandload %m[], %k, %v : memref<?xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<17xi1>, %v: vector<16xf32>) {
  // expected-error @below {{'vector.expandload' op expected result dim to match mask dim}}
  %0 = vector.expandload %m[%i], %k, %v : memref<?xf32>, vector<17xi1>, vector<16xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<16xi1>, %v: vector<17xf32>) {
  // expected-error @below {{'vector.expandload' op expected pass_thru of same type as result type}}
  %0 = vector.expandload %m[%i], %k, %v : memref<?xf32>, vector<16xi1>, vector<17xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<2x16xi1>, %v: vector<16xf32>) {
  // expected-error @below {{'vector.expandload' op expected result dim to match mask dim}}
  %0 = vector.expandload %m[%i], %k, %v : memref<?xf32>, vector<2x16xi1>, vector<16xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf64>, %i: index, %k: vector<16xi1>, %v: vector<16xf32>) {
  // expected-error @below {{'vector.maskedload' op base and result element type should match}}
  %0 = vector.maskedload %m[%i], %k, %v : memref<?xf64>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<16xi1>, %v: vector<16xf32>) {
  // expected-error @below {{'vector.maskedload' op requires 1 indices}}
  %0 = vector.maskedload %m[], %k, %v : memref<?xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<17xi1>, %v: vector<16xf32>) {
  // expected-error @below {{'vector.maskedload' op expected result shape to match mask shape}}
  %0 = vector.maskedload %m[%i], %k, %v : memref<?xf32>, vector<17xi1>, vector<16xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<16xi1>, %v: vector<17xf32>) {
  // expected-error @below {{'vector.maskedload' op expected pass_thru of same type as result type}}
  %0 = vector.maskedload %m[%i], %k, %v : memref<?xf32>, vector<16xi1>, vector<17xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf64>, %i: index, %k: vector<16xi1>, %v: vector<16xf32>) {
  // expected-error @below {{'vector.maskedstore' op base and valueToStore element type should match}}
  vector.maskedstore %m[%i], %k, %v : memref<?xf64>, vector<16xi1>, vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<16xi1>, %v: vector<16xf32>) {
  // expected-error @below {{'vector.maskedstore' op requires 1 indices}}
  vector.maskedstore %m[], %k, %v : memref<?xf32>, vector<16xi1>, vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<17xi1>, %v: vector<16xf32>) {
  // expected-error @below {{'vector.maskedstore' op expected valueToStore shape to match mask shape}}
  vector.maskedstore %m[%i], %k, %v : memref<?xf32>, vector<17xi1>, vector<16xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'vector.constant_mask' op must specify array attr of size equal vector result rank}}
  %0 = vector.constant_mask [3] : vector<4x3xi1>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'vector.constant_mask' op array attr of size out of bounds of vector result dimension size}}
  %0 = vector.constant_mask [5] : vector<4xi1>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'vector.constant_mask' op array attr of size out of bounds of vector result dimension size}}
  %0 = vector.constant_mask [-1] : vector<4xi1>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'vector.constant_mask' op expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim}}
  %0 = vector.constant_mask [0, 2] : vector<4x3xi1>
  return
}

// -----

func.func @f() {
  // expected-error @below {{array attr must have length 1 for 0-D vectors}}
  %0 = vector.constant_mask [] : vector<i1>
  return
}

// -----

func.func @f() {
  // expected-error @below {{mask dim size must be either 0 or 1 for 0-D vectors}}
  %0 = vector.constant_mask [2] : vector<i1>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'vector.constant_mask' op only supports 'none set' or 'all set' scalable dimensions}}
  %0 = vector.constant_mask [2] : vector<[4]xi1>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'vector.constant_mask' op only supports 'none set' or 'all set' scalable dimensions}}
  %0 = vector.constant_mask [2, 4] : vector<[4]x4xi1>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'vector.constant_mask' op result #0 must be vector of 1-bit signless integer values, but got 'vector<4xi2>'}}
  %0 = vector.constant_mask [4] : vector<4xi2>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{'vector.create_mask' op must specify an operand for each result vector dimension}}
  %0 = vector.create_mask %i : vector<4x3xi1>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{'vector.create_mask' op must specify exactly one operand for 0-D create_mask}}
  %0 = vector.create_mask : vector<i1>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{'vector.create_mask' op result #0 must be vector of 1-bit signless integer values, but got 'vector<4xi8>'}}
  %0 = vector.create_mask %i : vector<4xi8>
  return
}

// -----

func.func @f(%a: vector<5xf32>) {
  // expected-error @below {{'vector.deinterleave' op failed to verify that the trailing dimension of the source vector has an even number of elements}}
  %0, %1 = vector.deinterleave %a : vector<5xf32> -> vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error @below {{'vector.deinterleave' op failed to verify that the trailing dimension of the results is half the width of source trailing dimension}}
  %0, %1 = vector.deinterleave %a : vector<4xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<1xf32>) {
  // expected-error @below {{'vector.deinterleave' op failed to verify that the trailing dimension of the source vector has an even number of elements}}
  %0, %1 = vector.deinterleave %a : vector<1xf32> -> vector<1xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error @below {{'vector.deinterleave' op failed to verify that all of {res1, res2} have same type}}
  %0, %1 = "vector.deinterleave"(%a) : (vector<4xf32>) -> (vector<2xf32>, vector<3xf32>)
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error @below {{'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs}}
  %0 = vector.interleave %a, %a : vector<4xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8x16xf32>, %i: index) {
  // expected-error @below {{'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %0 = vector.extract %a[4] : vector<8x16xf32> from vector<4x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x8x16xf32>, %i: index) {
  // expected-error @below {{'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %0 = vector.extract %a[-2] : vector<8x16xf32> from vector<4x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x8x16xf32>, %i: index) {
  // expected-error @below {{'vector.extract' op expected position attribute of rank no greater than vector rank}}
  %0 = vector.extract %a[0,0,0,0] : f32 from vector<4x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x8x16xf32>, %i: index) {
  // expected-error @below {{'vector.extract' op failed to verify that operand and result have same element type}}
  %0 = vector.extract %a[0] : vector<8x16xf64> from vector<4x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %i: index) {
  // expected-error @below {{expected a scalar instead of a 0-d vector as the result type}}
  %0 = vector.extract %a[0] : vector<f32> from vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<f32>, %i: index) {
  // expected-error @below {{'vector.extract' op expected position attribute of rank no greater than vector rank}}
  %0 = vector.extract %a[0] : f32 from vector<f32>
  return
}

// -----

func.func @f(%a: vector<f32>, %i: index) {
  // expected-error @below {{expected a scalar instead of a 0-d vector as the result type}}
  %0 = vector.extract %a[] : vector<f32> from vector<f32>
  return
}

// -----

func.func @f(%a: vector<4x[4]xf32>, %i: index) {
  // expected-error @below {{'vector.extract' op expected position attribute #2 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %0 = vector.extract %a[0, 9] : f32 from vector<4x[4]xf32>
  return
}

// -----

func.func @f(%a: vector<4x[4]xf32>, %i: index) {
  // expected-error @below {{'vector.extract' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "vector.extract"(%a, %i) {static_position = array<i64: 0>} : (vector<4x[4]xf32>, index) -> vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<4x4xf32>, %b: f32, %i: index) {
  // expected-error @below {{'vector.insert' op expected position attribute rank to match the dest vector rank}}
  %0 = vector.insert %b, %a[0] : f32 into vector<4x4xf32>
  return
}

// -----

func.func @f(%a: vector<4x4xf32>, %b: vector<4xf32>, %i: index) {
  // expected-error @below {{'vector.insert' op expected position attribute rank + source rank to match dest vector rank}}
  %0 = vector.insert %b, %a [0, 0] : vector<4xf32> into vector<4x4xf32>
  return
}

// -----

func.func @f(%a: vector<4x4xf32>, %b: vector<4xf32>, %i: index) {
  // expected-error @below {{'vector.insert' op expected position attribute of rank no greater than dest vector rank}}
  %0 = vector.insert %b, %a [0, 0, 0] : vector<4xf32> into vector<4x4xf32>
  return
}

// -----

func.func @f(%a: vector<4x4xf32>, %b: vector<4xf32>, %i: index) {
  // expected-error @below {{'vector.insert' op expected position attribute #1 to be a non-negative integer smaller than the corresponding dest vector dimension}}
  %0 = vector.insert %b, %a [4] : vector<4xf32> into vector<4x4xf32>
  return
}

// -----

func.func @f(%a: vector<4x4xf32>, %b: vector<4xf64>, %i: index) {
  // expected-error @below {{'vector.insert' op failed to verify that source operand and result have same element type}}
  %0 = vector.insert %b, %a [3] : vector<4xf64> into vector<4x4xf32>
  return
}

// -----

func.func @f(%a: vector<f32>, %b: f32, %i: index) {
  // expected-error @below {{'vector.insert' op expected position attribute of rank no greater than dest vector rank}}
  %0 = vector.insert %b, %a [0] : f32 into vector<f32>
  return
}

// -----

func.func @f(%a: vector<1xf32>, %b: f32, %i: index) {
  // expected-error @below {{'vector.insert' op expected position attribute rank to match the dest vector rank}}
  %0 = vector.insert %b, %a [] : f32 into vector<1xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<f32>, %i: index) {
  // expected-error @below {{expected a scalar instead of a 0-d vector as the source operand}}
  %0 = vector.insert %b, %a [0] : vector<f32> into vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<1xf32>, %i: index) {
  // expected-error @below {{'vector.insert' op expected position attribute rank + source rank to match dest vector rank}}
  %0 = vector.insert %b, %a [0] : vector<1xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x4xf32>, %b: vector<1x4xf32>, %i: index) {
  // expected-error @below {{'vector.insert' op expected position attribute rank + source rank to match dest vector rank}}
  %0 = vector.insert %b, %a [0] : vector<1x4xf32> into vector<4x4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32, %i: index) {
  // expected-error @below {{'vector.extract' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "vector.extract"(%a) {static_position = array<i64: -9223372036854775808>} : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %i: index) {
  // expected-error @below {{'vector.insert' op failed to verify that all of {dest, result} have same type}}
  %0 = "vector.insert"(%b, %a) {static_position = array<i64>} : (vector<4xf32>, vector<4xf32>) -> vector<5xf32>
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  // expected-error @below {{'vector.fma' op operand #0 must be vector of floating-point values, but got 'vector<4xi32>'}}
  %0 = vector.fma %a, %a, %a : vector<4xi32>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{custom op 'vector.from_elements' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = vector.from_elements %a, %a : vector<3xf32>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{custom op 'vector.from_elements' 'dest' must be fixed-length vector of any type values, but got 'vector<[2]xf32>'}}
  %0 = vector.from_elements %a, %a : vector<[2]xf32>
  return
}

// -----

func.func @f(%a: f32, %b: f64) {
  // expected-error @below {{'vector.from_elements' op failed to verify that shaped type 'dest' matches 'elements' element count and types}}
  %0 = "vector.from_elements"(%a, %b) : (f32, f64) -> vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<2x2xf32>) {
  // expected-error @below {{operation defines 4 results but was provided 2 to bind}}
  %0:2 = vector.to_elements %a : vector<2x2xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  // expected-error @below {{'vector.to_elements' op failed to verify that shaped type 'source' matches 'elements' element count and types}}
  %0:2 = "vector.to_elements"(%a) : (vector<2xf32>) -> (f32, f64)
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  // expected-error @below {{'vector.to_elements' op failed to verify that shaped type 'source' matches 'elements' element count and types}}
  %0:3 = "vector.to_elements"(%a) : (vector<2xf32>) -> (f32, f32, f32)
  return
}

// -----

func.func @f(%a: vector<2x4xf32>) {
  // expected-error @below {{'vector.transpose' op transposition length mismatch: 1}}
  %0 = vector.transpose %a, [1] : vector<2x4xf32> to vector<4x2xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>) {
  // expected-error @below {{'vector.transpose' op vector result rank mismatch: 1}}
  %0 = vector.transpose %a, [1, 0] : vector<2x4xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>) {
  // expected-error @below {{'vector.transpose' op duplicate position index: 1}}
  %0 = vector.transpose %a, [1, 1] : vector<2x4xf32> to vector<4x2xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>) {
  // expected-error @below {{'vector.transpose' op transposition index out of range: 2}}
  %0 = vector.transpose %a, [1, 2] : vector<2x4xf32> to vector<4x2xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>) {
  // expected-error @below {{'vector.transpose' op transposition index out of range: -1}}
  %0 = vector.transpose %a, [-1, 0] : vector<2x4xf32> to vector<4x2xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>) {
  // expected-error @below {{'vector.transpose' op failed to verify that operand and result have same element type}}
  %0 = vector.transpose %a, [1, 0] : vector<2x4xf32> to vector<4x2xf64>
  return
}

// -----

func.func @f(%a: memref<2x4xf32>) {
  // expected-error @below {{'vector.type_cast' op expects concatenated result and operand shapes to be equal: 'memref<vector<2x3xf32>>'}}
  %0 = vector.type_cast %a : memref<2x4xf32> to memref<vector<2x3xf32>>
  return
}

// -----

func.func @f(%a: memref<2x?xf32>) {
  // expected-error @below {{'vector.type_cast' op operand #0 must be statically shaped memref of any type values, but got 'memref<2x?xf32>'}}
  %0 = vector.type_cast %a : memref<2x?xf32> to memref<2xvector<4xf32>>
  return
}

// -----

func.func @f(%a: memref<2x4xf32>) {
  // expected-error @below {{'vector.type_cast' op expects result in same memory space}}
  %0 = vector.type_cast %a : memref<2x4xf32> to memref<vector<2x4xf32>, 1>
  return
}

// -----

func.func @f(%a: memref<2x4xf32>) {
  // expected-error @below {{'vector.type_cast' op expects result and operand with same underlying scalar type: 'memref<vector<2x4xi32>>'}}
  %0 = vector.type_cast %a : memref<2x4xf32> to memref<vector<2x4xi32>>
  return
}

// -----

func.func @f(%a: memref<2x4xf32, strided<[8,1]>>) {
  // expected-error @below {{'vector.type_cast' op expects operand to be a memref with identity layout}}
  %0 = vector.type_cast %a : memref<2x4xf32, strided<[8,1]>> to memref<vector<2x4xf32>>
  return
}

// -----

func.func @f(%a: memref<2x4xf32, affine_map<(i,j)->(j,i)>>) {
  // expected-error @below {{'vector.type_cast' op expects operand to be a memref with identity layout}}
  %0 = vector.type_cast %a : memref<2x4xf32, affine_map<(i,j)->(j,i)>> to memref<vector<2x4xf32>>
  return
}

// -----

func.func @f(%a: memref<2x4xf32>) {
  // expected-error @below {{'vector.type_cast' op expects result to be a memref with identity layout}}
  %0 = vector.type_cast %a : memref<2x4xf32> to memref<vector<2x4xf32>, affine_map<()->(0)>>
  return
}

// -----

func.func @f(%a: memref<2x4xf32>) {
  // expected-error @below {{'vector.type_cast' op expects concatenated result and operand shapes to be equal: 'memref<4xf32>'}}
  %0 = vector.type_cast %a : memref<2x4xf32> to memref<4xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'vector.step' op result #0 must be vector of index values of ranks 1, but got 'vector<4xi32>'}}
  %0 = vector.step : vector<4xi32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'vector.step' op result #0 must be vector of index values of ranks 1, but got 'vector<4x4xindex>'}}
  %0 = vector.step : vector<4x4xindex>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error @below {{'vector.print' op failed to verify that `source` or `punctuation` are not set when printing strings}}
  vector.print str "hello" punctuation <open>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error @below {{'vector.print' op failed to verify that `source` or `punctuation` are not set when printing strings}}
  vector.print %a : vector<4xf32> str "h"
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @below {{'vector.print' op operand #0 must be , but got 'memref<4xf32>'}}
  vector.print %a : memref<4xf32>
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{expected '<'}}
  vector.print %a : i32 punctuation newline
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{'vector.yield' op must be the last operation in the parent block}}
  vector.yield
  return
}

// -----

func.func @f(%a: vector<4x8x16xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected offsets, sizes and strides attributes of same size}}
  %0 = vector.extract_strided_slice %a {offsets = [0, 2], sizes = [2, 4], strides = [1]} : vector<4x8x16xf32> to vector<2x4x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x8x16xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected offsets, sizes and strides attributes of same size}}
  %0 = vector.extract_strided_slice %a {offsets = [0], sizes = [2, 4], strides = [1, 1]} : vector<4x8x16xf32> to vector<2x4x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x8x16xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected offsets attribute of rank no greater than vector rank}}
  %0 = vector.extract_strided_slice %a {offsets = [0, 2, 2, 2], sizes = [2, 4, 1, 1], strides = [1, 1, 1, 1]} : vector<4x8x16xf32> to vector<2x4x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x8x16xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)}}
  %0 = vector.extract_strided_slice %a {offsets = [5], sizes = [2], strides = [1]} : vector<4x8x16xf32> to vector<2x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x8x16xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)}}
  %0 = vector.extract_strided_slice %a {offsets = [-1], sizes = [2], strides = [1]} : vector<4x8x16xf32> to vector<2x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x8x16xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected sizes dimension 0 to be confined to [1, 5)}}
  %0 = vector.extract_strided_slice %a {offsets = [0], sizes = [5], strides = [1]} : vector<4x8x16xf32> to vector<5x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x8x16xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected sizes dimension 0 to be confined to [1, 5)}}
  %0 = vector.extract_strided_slice %a {offsets = [0], sizes = [0], strides = [1]} : vector<4x8x16xf32> to vector<1x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x8x16xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected strides to be confined to [1, 2)}}
  %0 = vector.extract_strided_slice %a {offsets = [0], sizes = [2], strides = [2]} : vector<4x8x16xf32> to vector<2x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x8x16xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected sum(offsets, sizes) dimension 0 to be confined to [1, 5)}}
  %0 = vector.extract_strided_slice %a {offsets = [3], sizes = [2], strides = [1]} : vector<4x8x16xf32> to vector<2x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x8x16xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected result type to be 'vector<2x8x16xf32>'}}
  %0 = vector.extract_strided_slice %a {offsets = [2], sizes = [2], strides = [1]} : vector<4x8x16xf32> to vector<3x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x8x16xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op failed to verify that operand and result have same element type}}
  %0 = vector.extract_strided_slice %a {offsets = [2], sizes = [2], strides = [1]} : vector<4x8x16xf32> to vector<2x8x16xf64>
  return
}

// -----

func.func @f(%a: vector<4x8x16xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op requires attribute 'offsets'}}
  %0 = vector.extract_strided_slice %a {sizes = [2], strides = [1]} : vector<4x8x16xf32> to vector<2x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x8x16xf32>) {
  // expected-error @below {{custom op 'vector.extract_strided_slice' 'vector.extract_strided_slice' op attribute 'offsets' failed to satisfy constraint: 64-bit integer array attribute}}
  %0 = vector.extract_strided_slice %a {offsets = [2.0], sizes = [2], strides = [1]} : vector<4x8x16xf32> to vector<2x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x[8]xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected size at idx=1 to match the corresponding base size from the input vector (4 vs 8)}}
  %0 = vector.extract_strided_slice %a {offsets = [1,0], sizes = [2,4], strides = [1,1]} : vector<4x[8]xf32> to vector<2x[4]xf32>
  return
}

// -----

func.func @f(%a: vector<4x[8]xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected size at idx=1 to match the corresponding base size from the input vector (4 vs 8)}}
  %0 = vector.extract_strided_slice %a {offsets = [1,4], sizes = [2,4], strides = [1,1]} : vector<4x[8]xf32> to vector<2x[4]xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>, %b: vector<16x4x8xf32>) {
  // expected-error @below {{'vector.insert_strided_slice' op expected offsets of same size as destination vector rank}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 2], strides = [1, 1]} : vector<2x4xf32> into vector<16x4x8xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>, %b: vector<16x4x8xf32>) {
  // expected-error @below {{'vector.insert_strided_slice' op expected strides of same size as source vector rank}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 0, 2], strides = [1]} : vector<2x4xf32> into vector<16x4x8xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>, %b: vector<8xf32>) {
  // expected-error @below {{'vector.insert_strided_slice' op expected source rank to be no greater than destination rank}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [0], strides = [1, 1]} : vector<2x4xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>, %b: vector<16x4x8xf32>) {
  // expected-error @below {{'vector.insert_strided_slice' op expected offsets dimension 0 to be confined to [0, 16)}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [16, 0, 2], strides = [1, 1]} : vector<2x4xf32> into vector<16x4x8xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>, %b: vector<16x4x8xf32>) {
  // expected-error @below {{'vector.insert_strided_slice' op expected sum(offsets, source vector shape) dimension 1 to be confined to [1, 5)}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 3, 2], strides = [1, 1]} : vector<2x4xf32> into vector<16x4x8xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>, %b: vector<16x4x8xf32>) {
  // expected-error @below {{'vector.insert_strided_slice' op expected strides to be confined to [1, 2)}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 0, 2], strides = [1, 2]} : vector<2x4xf32> into vector<16x4x8xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf64>, %b: vector<16x4x8xf32>) {
  // expected-error @below {{'vector.insert_strided_slice' op failed to verify that operand #0 and result have same element type}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 0, 2], strides = [1, 1]} : vector<2x4xf64> into vector<16x4x8xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>, %b: vector<4x[4]xf32>) {
  // expected-error @below {{'vector.insert_strided_slice' op mismatching scalable flags (at source vector idx=1)}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x[4]xf32>
  return
}

// -----

func.func @f(%a: vector<2x[2]xf32>, %b: vector<4x[4]xf32>) {
  // expected-error @below {{'vector.insert_strided_slice' op expected size at idx=1 to match the corresponding base size from the input vector (2 vs 4)}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 0], strides = [1, 1]} : vector<2x[2]xf32> into vector<4x[4]xf32>
  return
}

// -----

func.func @f(%a: vector<2x[4]xf32>, %b: vector<4x[4]xf32>) {
  // expected-error @below {{'vector.insert_strided_slice' op expected sum(offsets, source vector shape) dimension 1 to be confined to [1, 5)}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 1], strides = [1, 1]} : vector<2x[4]xf32> into vector<4x[4]xf32>
  return
}

// -----

func.func @f(%m: memref<?xf64>, %i: index, %x: vector<16xi32>, %k: vector<16xi1>, %p: vector<16xf32>) {
  // expected-error @below {{'vector.gather' op base and result element type should match}}
  %0 = vector.gather %m[%i][%x], %k, %p : memref<?xf64>, vector<16xi32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %x: vector<16xi32>, %k: vector<16xi1>, %p: vector<16xf32>) {
  // expected-error @below {{'vector.gather' op requires 1 indices}}
  %0 = vector.gather %m[%i, %i][%x], %k, %p : memref<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %x: vector<17xi32>, %k: vector<16xi1>, %p: vector<16xf32>) {
  // expected-error @below {{'vector.gather' op expected result dim to match indices dim}}
  %0 = vector.gather %m[%i][%x], %k, %p : memref<?xf32>, vector<17xi32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %x: vector<16xi32>, %k: vector<17xi1>, %p: vector<16xf32>) {
  // expected-error @below {{'vector.gather' op expected result dim to match mask dim}}
  %0 = vector.gather %m[%i][%x], %k, %p : memref<?xf32>, vector<16xi32>, vector<17xi1>, vector<16xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %x: vector<16xi32>, %k: vector<16xi1>, %p: vector<17xf32>) {
  // expected-error @below {{'vector.gather' op expected pass_thru of same type as result type}}
  %0 = vector.gather %m[%i][%x], %k, %p : memref<?xf32>, vector<16xi32>, vector<16xi1>, vector<17xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %x: vector<16xf32>, %k: vector<16xi1>, %p: vector<16xf32>) {
  // expected-error @below {{'vector.gather' op operand #2 must be vector of integer or index values, but got 'vector<16xf32>'}}
  %0 = vector.gather %m[%i][%x], %k, %p : memref<?xf32>, vector<16xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: f32, %i: index, %x: vector<16xi32>, %k: vector<16xi1>, %p: vector<16xf32>) {
  // expected-error @below {{custom op 'vector.gather' invalid kind of type specified}}
  %0 = vector.gather %m[%i][%x], %k, %p : f32, vector<16xi32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: vector<4xf32>, %i: index, %x: vector<16xi32>, %k: vector<16xi1>, %p: vector<16xf32>) {
  // expected-error @below {{'vector.gather' op operand #0 must be Tensor or MemRef of any type values, but got 'vector<4xf32>'}}
  %0 = vector.gather %m[%i][%x], %k, %p : vector<4xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: tensor<*xf32>, %i: index, %x: vector<16xi32>, %k: vector<16xi1>, %p: vector<16xf32>) {
  // expected-error @below {{'vector.gather' op requires base to be a memref or ranked tensor type}}
  %0 = vector.gather %m[%i][%x], %k, %p : tensor<*xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf64>, %i: index, %x: vector<16xi32>, %k: vector<16xi1>, %p: vector<16xf32>) {
  // expected-error @below {{'vector.scatter' op base and valueToStore element type should match}}
  vector.scatter %m[%i][%x], %k, %p : memref<?xf64>, vector<16xi32>, vector<16xi1>, vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %x: vector<16xi32>, %k: vector<16xi1>, %p: vector<16xf32>) {
  // expected-error @below {{'vector.scatter' op requires 1 indices}}
  vector.scatter %m[][%x], %k, %p : memref<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %x: vector<17xi32>, %k: vector<16xi1>, %p: vector<16xf32>) {
  // expected-error @below {{'vector.scatter' op expected valueToStore dim to match indices dim}}
  vector.scatter %m[%i][%x], %k, %p : memref<?xf32>, vector<17xi32>, vector<16xi1>, vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %x: vector<16xi32>, %k: vector<17xi1>, %p: vector<16xf32>) {
  // expected-error @below {{'vector.scatter' op expected valueToStore dim to match mask dim}}
  vector.scatter %m[%i][%x], %k, %p : memref<?xf32>, vector<16xi32>, vector<17xi1>, vector<16xf32>
  return
}

// -----

func.func @f(%m: memref<8x8xvector<8xf32>>, %i: index) {
  // expected-error @below {{'vector.load' op base memref and result vector types should match}}
  %0 = vector.load %m[%i, %i] : memref<8x8xvector<8xf32>>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>, %i: index) {
  // expected-error @below {{'vector.load' op requires 2 indices}}
  %0 = vector.load %m[%i] : memref<8x8xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>, %i: index) {
  // expected-error @below {{'vector.load' op base and result element types should match}}
  %0 = vector.load %m[%i, %i] : memref<8x8xf32>, vector<8xf64>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>, %i: index) {
  // expected-error @below {{'vector.load' op destination memref has lower rank than the result vector}}
  %0 = vector.load %m[%i, %i] : memref<8x8xf32>, vector<2x2x8xf32>
  return
}

// -----

func.func @f(%m: memref<8x8xf32, strided<[1, 8]>>, %i: index) {
  // expected-error @below {{'vector.load' op most minor memref dim must have unit stride}}
  %0 = vector.load %m[%i, %i] : memref<8x8xf32, strided<[1, 8]>>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<8x8xf32, strided<[1, 8]>>, %i: index) {
  // expected-error @below {{'vector.load' op most minor memref dim must have unit stride}}
  %0 = vector.load %m[%i, %i] : memref<8x8xf32, strided<[1, 8]>>, vector<[1]xf32>
  return
}

// -----

func.func @f(%m: memref<8x8xf32, affine_map<(i,j)->(j,i)>>, %i: index) {
  // expected-error @below {{'vector.load' op most minor memref dim must have unit stride}}
  %0 = vector.load %m[%i, %i] : memref<8x8xf32, affine_map<(i,j)->(j,i)>>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<8x8xf32, affine_map<(i,j)->(i floordiv 2,j)>>, %i: index) {
  // expected-error @below {{'vector.load' op most minor memref dim must have unit stride}}
  %0 = vector.load %m[%i, %i] : memref<8x8xf32, affine_map<(i,j)->(i floordiv 2,j)>>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<f32>, %i: index) {
  // expected-error @below {{'vector.load' op destination memref has lower rank than the result vector}}
  %0 = vector.load %m[] : memref<f32>, vector<1xf32>
  return
}

// -----

func.func @f(%m: memref<2xvector<2x4xf32>>, %i: index) {
  // expected-error @below {{'vector.load' op destination memref has lower rank than the result vector}}
  %0 = vector.load %m[%i] : memref<2xvector<2x4xf32>>, vector<2x4xf32>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>, %i: index, %v: vector<8xf32>) {
  // expected-error @below {{'vector.store' op requires 2 indices}}
  vector.store %v, %m[%i] : memref<8x8xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>, %i: index, %v: vector<8xf64>) {
  // expected-error @below {{'vector.store' op base and valueToStore element type should match}}
  vector.store %v, %m[%i, %i] : memref<8x8xf32>, vector<8xf64>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>, %i: index, %v: vector<2x2x8xf32>) {
  // expected-error @below {{'vector.store' op source memref has lower rank than the vector to store}}
  vector.store %v, %m[%i, %i] : memref<8x8xf32>, vector<2x2x8xf32>
  return
}

// -----

func.func @f(%m: memref<vector<8xf32>>, %v: vector<4xf32>) {
  // expected-error @below {{'vector.store' op source memref has lower rank than the vector to store}}
  vector.store %v, %m[] : memref<vector<8xf32>>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<8x8xf32, strided<[1, 8]>>, %i: index, %v: vector<8xf32>) {
  // expected-error @below {{'vector.store' op most minor memref dim must have unit stride}}
  vector.store %v, %m[%i, %i] : memref<8x8xf32, strided<[1,8]>>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<8x8xf32, strided<[1, ?]>>, %i: index, %v: vector<8xf32>) {
  // expected-error @below {{'vector.store' op most minor memref dim must have unit stride}}
  vector.store %v, %m[%i, %i] : memref<8x8xf32, strided<[1,?]>>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<8x8xvector<4xf32>>, %i: index, %v: vector<8xf32>) {
  // expected-error @below {{'vector.store' op base memref and valueToStore vector types should match}}
  vector.store %v, %m[%i, %i] : memref<8x8xvector<4xf32>>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>, %i: index, %v: vector<8xf32>) {
  // expected-error @below {{custom op 'vector.store' 'vector.store' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  vector.store %v, %m[%i, %i] {alignment = 3} : memref<8x8xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %c: vector<4xf32>) {
  // expected-error @below {{'vector.multi_reduction' op destination type 'vector<4xf32>' is incompatible with source type 'vector<4x8xf32>'}}
  %0 = vector.multi_reduction <mul>, %a, %c [0] : vector<4x8xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %c: vector<4xf32>) {
  // expected-error @below {{'vector.multi_reduction' op destination type 'vector<4xf32>' is incompatible with source type 'vector<4x8xf32>'}}
  %0 = vector.multi_reduction <mul>, %a, %c [2] : vector<4x8xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %c: vector<8xf32>) {
  // expected-error @below {{'vector.multi_reduction' op destination type 'vector<8xf32>' is incompatible with source type 'vector<4x8xf32>'}}
  %0 = vector.multi_reduction <mul>, %a, %c [-1] : vector<4x8xf32> to vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %c: vector<8xf64>) {
  // expected-error @below {{'vector.multi_reduction' op failed to verify that source operand and result have same element type}}
  %0 = vector.multi_reduction <mul>, %a, %c [0] : vector<4x8xf32> to vector<8xf64>
  return
}

// -----

  // expected-error @below {{failed to verify 'elementType': VectorElementTypeInterface instance}}
func.func @f(%a: vector<4x8xcomplex<f32>>, %c: vector<8xcomplex<f32>>) {
  %0 = vector.multi_reduction <add>, %a, %c [0] : vector<4x8xcomplex<f32>> to vector<8xcomplex<f32>>
  return
}

// -----

func.func @f(%a: vector<4x[8]xf32>, %c: vector<[8]xf32>) {
  // expected-error @below {{expected '<'}}
  %0 = vector.multi_reduction add, %a, %c [0] : vector<4x[8]xf32> to vector<[8]xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %c: vector<8xf32>) {
  // expected-error @below {{'vector.multi_reduction' op failed to verify that all of {dest, acc} have same type}}
  %0 = "vector.multi_reduction"(%a, %c) {kind = #vector.kind<add>, reduction_dims = array<i64: 0>} : (vector<4x8xf32>, vector<8xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<8xf32>, %c: f32) {
  // expected-error @below {{'vector.reduction' op unsupported reduction type ''f32'' for kind 'xor'}}
  %0 = vector.reduction <xor>, %a, %c : vector<8xf32> into f32
  return
}

// -----

func.func @f(%a: vector<8xi32>, %c: i32) {
  // expected-error @below {{'vector.reduction' op unsupported reduction type ''i32'' for kind 'maximumf'}}
  %0 = vector.reduction <maximumf>, %a, %c : vector<8xi32> into i32
  return
}

// -----

func.func @f(%a: vector<8xf32>, %c: f64) {
  // expected-error @below {{'vector.reduction' op failed to verify that source operand and result have same element type}}
  %0 = vector.reduction <add>, %a, %c : vector<8xf32> into f64
  return
}

// -----

func.func @f(%a: vector<8x8xf32>, %c: f32) {
  // expected-error @below {{'vector.reduction' op unsupported reduction rank: 2}}
  %0 = vector.reduction <add>, %a, %c : vector<8x8xf32> into f32
  return
}

// -----

func.func @f(%a: vector<8xf32>, %c: f32) {
  // expected-error @below {{'vector.reduction' op unsupported reduction type ''vector<2xf32>'' for kind 'add'}}
  %0 = "vector.reduction"(%a) {kind = #vector.kind<add>} : (vector<8xf32>) -> vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<8xf32>, %c: f64) {
  // expected-error @below {{'vector.reduction' op failed to verify that dest and acc have the same type}}
  %0 = "vector.reduction"(%a, %c) {kind = #vector.kind<add>} : (vector<8xf32>, f64) -> f32
  return
}

// -----

func.func @f(%a: vector<[16]xf32>) {
  // expected-error @below {{'vector.scalable.extract' op failed to verify that position is a multiple of the result length.}}
  %0 = vector.scalable.extract %a[3] : vector<4xf32> from vector<[16]xf32>
  return
}

// -----

func.func @f(%a: vector<16xf32>) {
  // expected-error @below {{'vector.scalable.extract' op operand #0 must be  of ranks 1, but got 'vector<16xf32>'}}
  %0 = vector.scalable.extract %a[4] : vector<4xf32> from vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<[16]xf32>) {
  // expected-error @below {{'vector.scalable.extract' op failed to verify that all of {source, result} have same element type}}
  %0 = vector.scalable.extract %a[4] : vector<4xf64> from vector<[16]xf32>
  return
}

// -----

func.func @f(%a: vector<[16]xf32>) {
  // expected-error @below {{'vector.scalable.extract' op result #0 must be  of ranks 1, but got 'vector<2x2xf32>'}}
  %0 = vector.scalable.extract %a[-4] : vector<2x2xf32> from vector<[16]xf32>
  return
}

// -----

func.func @f(%a: vector<[16]xf32>, %b: vector<4xf32>) {
  // expected-error @below {{'vector.scalable.insert' op failed to verify that position is a multiple of the source length.}}
  %0 = vector.scalable.insert %b, %a[5] : vector<4xf32> into vector<[16]xf32>
  return
}

// -----

func.func @f(%a: vector<[16]xf32>, %b: vector<4xf64>) {
  // expected-error @below {{'vector.scalable.insert' op failed to verify that all of {valueToStore, dest} have same element type}}
  %0 = vector.scalable.insert %b, %a[4] : vector<4xf64> into vector<[16]xf32>
  return
}

// -----

func.func @f(%a: vector<16xf32>, %b: vector<4xf32>) {
  // expected-error @below {{'vector.scalable.insert' op operand #1 must be  of ranks 1, but got 'vector<16xf32>'}}
  %0 = vector.scalable.insert %b, %a[4] : vector<4xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>) {
  // expected-error @below {{'vector.scan' op incompatible input/initial value shapes}}
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 1} : vector<4x8xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>) {
  // expected-error @below {{'vector.scan' op reduction dimension 2 has to be less than 2}}
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 2} : vector<4x8xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>) {
  // expected-error @below {{'vector.scan' op incompatible input/initial value shapes}}
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = -1} : vector<4x8xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<f32>) {
  // expected-error @below {{'vector.scan' op initial value rank 0 has to be equal to 1}}
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0} : vector<4x8xf32>, vector<f32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>) {
  // expected-error @below {{'vector.scan' op unsupported reduction type 'f32' for kind 'xor'}}
  %0:2 = vector.scan <xor>, %a, %b {inclusive = true, reduction_dim = 0} : vector<4x8xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<f32>) {
  // expected-error @below {{'vector.scan' op requires attribute 'inclusive'}}
  %0:2 = vector.scan <add>, %a, %b {reduction_dim = 0} : vector<4xf32>, vector<f32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error @below {{'vector.shape_cast' op has different number of elements at source (4) and result (6)}}
  %0 = vector.shape_cast %a : vector<4xf32> to vector<2x3xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error @below {{'vector.shape_cast' op has different source and result element types}}
  %0 = vector.shape_cast %a : vector<4xf32> to vector<4xf64>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  // expected-error @below {{'vector.shape_cast' op has different number of scalable dims at source (1) and result (0)}}
  %0 = vector.shape_cast %a : vector<[4]xf32> to vector<1x4xf32>
  return
}

// -----

func.func @f(%a: vector<[4]x[4]xf32>) {
  // expected-error @below {{'vector.shape_cast' op has different number of scalable dims at source (2) and result (1)}}
  %0 = vector.shape_cast %a : vector<[4]x[4]xf32> to vector<[16]xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error @below {{'vector.shape_cast' op has different source and result element types}}
  %0 = vector.shape_cast %a : vector<4xf32> to vector<2x2xi32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<4xf32>) {
  // expected-error @below {{'vector.shuffle' op mask index #2 out of range}}
  %0 = vector.shuffle %a, %b [0, 6] : vector<2xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<4xf32>) {
  // expected-error @below {{'vector.shuffle' op mask index #2 out of range}}
  %0 = vector.shuffle %a, %b [0, -2] : vector<2xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<4xf32>) {
  // expected-error @below {{'vector.shuffle' op invalid mask length}}
  %0 = vector.shuffle %a, %b [] : vector<2xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<4xf64>) {
  // expected-error @below {{'vector.shuffle' op failed to verify that second operand v2 and result have same element type}}
  %0 = vector.shuffle %a, %b [0] : vector<2xf32>, vector<4xf64>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>, %b: vector<4xf32>) {
  // expected-error @below {{'vector.shuffle' op rank mismatch}}
  %0 = vector.shuffle %a, %b [0] : vector<2x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>, %b: vector<3x5xf32>) {
  // expected-error @below {{'vector.shuffle' op dimension mismatch}}
  %0 = vector.shuffle %a, %b [0, 4] : vector<2x4xf32>, vector<3x5xf32>
  return
}

// -----

func.func @f(%a: vector<f32>, %b: vector<f32>) {
  // expected-error @below {{'vector.shuffle' op mask index #2 out of range}}
  %0 = vector.shuffle %a, %b [0, 2] : vector<f32>, vector<f32>
  return
}

// -----

func.func @f(%a: vector<f32>, %b: vector<1xf32>) {
  // expected-error @below {{'vector.shuffle' op rank mismatch}}
  %0 = vector.shuffle %a, %b [0, 1] : vector<f32>, vector<1xf32>
  return
}

// -----

func.func @f(%a: vector<[2]xf32>, %b: vector<[2]xf32>) {
  // expected-error @below {{'vector.shuffle' op operand #0 must be fixed-length vector of any type values, but got 'vector<[2]xf32>'}}
  %0 = vector.shuffle %a, %b [0, 1] : vector<[2]xf32>, vector<[2]xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<4xf32>) {
  // expected-error @below {{'vector.shuffle' op mask length mismatch}}
  %0 = "vector.shuffle"(%a, %b) {mask = array<i64: 0, 1>} : (vector<2xf32>, vector<4xf32>) -> vector<3xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<4xf32>) {
  // expected-error @below {{'vector.shuffle' op failed to verify that first operand v1 and result have same element type}}
  %0 = "vector.shuffle"(%a, %b) {mask = array<i64: 0, 1>} : (vector<2xf32>, vector<4xf32>) -> vector<2xf64>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<4xf32>) {
  // expected-error @below {{'vector.shuffle' op rank mismatch}}
  %0 = "vector.shuffle"(%a, %b) {mask = array<i64: 0, 1>} : (vector<2xf32>, vector<4xf32>) -> vector<2x1xf32>
  return
}
// -----

// Both dimensions of both sides are combined, whatever the map of the result says.
func.func @f(%a: vector<2x2xi32>, %c: vector<2xi32>) {
  // expected-error @below {{'vector.contract' op invalid accumulator/result vector shape}}
  %0 = vector.contract {indexing_maps = [affine_map<(i,k)->(i,k)>, affine_map<(i,k)->(i,k)>, affine_map<(i,k)->(i)>], iterator_types = ["reduction","reduction"]} %a, %a, %c : vector<2x2xi32>, vector<2x2xi32> into vector<2xi32>
  return
}

// -----

// A dimension is not combined, and the result has none.
func.func @f(%a: vector<2x2xi32>, %c: i32) {
  // expected-error @below {{'vector.contract' op invalid accumulator/result vector shape}}
  %0 = vector.contract {indexing_maps = [affine_map<(i,k)->(i,k)>, affine_map<(i,k)->(i,k)>, affine_map<(i,k)->()>], iterator_types = ["parallel","reduction"]} %a, %a, %c : vector<2x2xi32>, vector<2x2xi32> into i32
  return
}

// -----

func.func @f(%a: vector<2x2xi32>, %c: tensor<2xi32>) {
  // expected-error @below {{'vector.contract' op unsupported contraction type}}
  %0 = vector.contract {indexing_maps = [affine_map<(i,k)->(i,k)>, affine_map<(i,k)->(i,k)>, affine_map<(i,k)->()>], iterator_types = ["reduction","reduction"]} %a, %a, %c : vector<2x2xi32>, vector<2x2xi32> into tensor<2xi32>
  return
}

// -----

func.func @dimension_of_neither_side(%a: vector<2xf32>, %b: vector<2x3xf32>, %c: vector<5xf32>) -> vector<5xf32> {
  // expected-error @+1 {{'vector.contract' op expected all dimensions to be either a LHS or a RHS dimension}}
  %0 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d2)>], iterator_types = ["reduction", "reduction", "parallel"]} %a, %b, %c : vector<2xf32>, vector<2x3xf32> into vector<5xf32>
  return %0 : vector<5xf32>
}
