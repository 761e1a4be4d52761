@import UIKit; @import Hero;
@interface BoxCell : UICollectionViewCell
@property (weak) IBOutlet UIImageView *pic;
@end
@interface BoxVC : UICollectionViewController
@end
@implementation BoxVC
- (UICollectionViewCell *)collectionView:(UICollectionView *)cv cellForItemAtIndexPath:(NSIndexPath *)ip {
    BoxCell *cell = (BoxCell *)[cv dequeueReusableCellWithReuseIdentifier:@"Box" forIndexPath:ip];
    cell.pic.heroID = [NSString stringWithFormat:@"box%ld", (long)ip.item]; // fact: hero-id certain "box{Int}" pic @BoxVC
    cell.heroID = @"all"; // fact: hero-id certain "all" root @BoxVC
    return cell;
}
@end
